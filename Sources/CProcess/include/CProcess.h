// The words that the program was started with. Swift reads them from /proc, which a bare root does not have.
#ifndef GALLEY_CPROCESS_H
#define GALLEY_CPROCESS_H

/// How many there are, the program's name among them.
int galley_argument_count(void);

/// One of them; NULL beyond the last.
const char *galley_argument(int index);

#endif
