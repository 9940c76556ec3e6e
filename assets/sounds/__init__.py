"""The sounds: synthesised card noises and wooden notes, all in one OGG file with a table of places."""
