"""What the gunslinger knows, by subject: reading the table, who is who, what cards are worth, deeds and answers."""
