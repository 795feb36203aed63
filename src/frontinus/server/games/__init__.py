"""What the server shows of each game, behind one protocol: `page(slug)`."""
