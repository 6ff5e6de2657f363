"""People out of parts."""
