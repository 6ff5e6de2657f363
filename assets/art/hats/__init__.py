"""What people wear on their heads, by world."""
