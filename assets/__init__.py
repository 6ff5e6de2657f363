"""What the program shows: lists, languages, signs, packed pictures; and the sources of these pictures."""
