"""What people see and touch: the text client now, the window next."""
