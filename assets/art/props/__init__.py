"""What people hold, by world."""
