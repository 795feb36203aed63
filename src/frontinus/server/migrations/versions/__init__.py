"""One module a revision; what has been released is never edited."""
