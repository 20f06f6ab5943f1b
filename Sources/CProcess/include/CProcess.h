// What Swift has no words for: those that the program was started with, which it reads from /proc (a bare root has
// none), its standard streams, a thread for a few milliseconds of work, and the end of a program that has a fault.
#ifndef GALLEY_CPROCESS_H
#define GALLEY_CPROCESS_H

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Makes the heap cheap for a program that draws: it grows by megabytes, keeps what was given back, and lies in large
/// pages where the kernel has them. Fresh memory costs two microseconds a page of 4 kB otherwise, and as much again
/// whenever it went back in between. Call it once, before anything is drawn: the first
/// large page costs a fifth of a millisecond.
void galley_prepare_heap(void);

/// How many there are, the program's name among them.
int galley_argument_count(void);

/// One of them; NULL beyond the last.
const char *galley_argument(int index);

/// Puts something that can be neither read nor written in the place of standard streams that are closed: the next
/// file would get their numbers, and messages would be written into it.
void galley_occupy_closed_streams(void);

/// From now on a program that has a fault, or for which there is no memory, ends with one sentence on standard error
/// and an exit code, and not with a trace of its stack. Swift's runtime has handlers of its own, which are replaced: call
/// it when the program begins. Nothing is done where the environment has GALLEY_BACKTRACE, for those who look for a fault.
void galley_explain_faults(int code_without_memory, int code_of_faults);

/// The same for the calling thread: where its stack is full there is no room for the sentence. Other threads than the
/// first one call it when they begin; without `galley_explain_faults`, and a second time, it does nothing.
void galley_explain_faults_of_thread(void);

/// Whether `galley_occupy_closed_streams` found a standard stream closed: 0 to 2.
int galley_stream_was_closed(int stream);

/// The build id of the program, or of the library, that this code is in: the linker's hash of all that it is made of, code
/// and data. Writes at most `limit` bytes and returns how many it has; 0 where the linker made none.
size_t galley_build_id(uint8_t *bytes, size_t limit);

/// Opens the file that `length` bytes of this process were loaded from, the program's or a library's, and says where in it
/// they are. Returns its descriptor, which the caller closes, or -1 with the reason in `errno`; ENOENT where they are of no file.
int galley_open_loaded_file(const void *bytes, size_t length, int64_t *offset);

/// Starts a thread on another processor than the caller's, where it may have one; later it may move. Linux likes
/// to start a thread on the processor of its parent and to move it some milliseconds later: short work is then done
/// one piece after the other. Returns 0, or what `pthread_create` returned. The caller joins the thread.
int galley_thread_start_elsewhere(pthread_t *thread, void *(*body)(void *), void *context);

/// The path that the kernel started this program by, as it was written; NULL where it does not say.
const char *galley_started_path(void);

/// From now on this process is ended when the thread that started it ends; at once where its parent is not `parent` any more.
void galley_end_with_parent(pid_t parent);

/// Goes on in a process of its own, with the same memory, which the calling one watches until it ends: then all that it has
/// started is killed, in whatever group or session it is, and the calling process ends as it did, by its exit code or its
/// signal. SIGTERM, and the end of the thread that started the calling process, end the other one; at once where `parent` is
/// not the parent any more. The watching process closes `descriptors`. Call it before there is another thread.
void galley_continue_watched(pid_t parent, const int *descriptors, int count);

/// Starts a program in a group of processes of its own, with nothing to read; `output` is where its standard output and error
/// are read. It is killed when the calling thread ends, which therefore has to wait for it. `folder` is where it works; NULL
/// is where the caller does. Returns its id when the program has started, or a negative errno; a file that is still being
/// written is tried for two seconds.
int galley_start_child(const char *path, char *const *arguments, const char *folder, int *output);

#endif
