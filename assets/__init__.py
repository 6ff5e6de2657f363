"""What the program shows: lists, languages, signs, packed pictures; and the sources that the pictures are built from."""
