// Publishers and subjects, and the queue that a picture turns.
