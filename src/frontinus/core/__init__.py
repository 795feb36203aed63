"""What any game is; knows no game."""
