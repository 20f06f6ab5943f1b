// What Swift has no words for: those that the program was started with, which it reads from /proc (a bare root has
// none), its standard streams, and a thread for a few milliseconds of work.
#ifndef GALLEY_CPROCESS_H
#define GALLEY_CPROCESS_H

#include <pthread.h>

/// How many there are, the program's name among them.
int galley_argument_count(void);

/// One of them; NULL beyond the last.
const char *galley_argument(int index);

/// Puts something that can be neither read nor written in the place of standard streams that are closed: the next
/// file would get their numbers, and messages would be written into it.
void galley_occupy_closed_streams(void);

/// Starts a thread on another processor than the caller's, where it may have one; later it may move. Linux likes
/// to start a thread on the processor of its parent and to move it some milliseconds later: short work is then done
/// one piece after the other. Returns 0, or what `pthread_create` returned. The caller joins the thread.
int galley_thread_start_elsewhere(pthread_t *thread, void *(*body)(void *), void *context);

#endif
