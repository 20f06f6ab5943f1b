// Time as a value: curves, springs and what can be between two values.
