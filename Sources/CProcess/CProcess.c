#include "CProcess.h"

#include <fcntl.h>
#include <stddef.h>
#include <sys/auxv.h>
#include <unistd.h>

static int count;
static char **words;

// glibc hands the arguments of main to constructors.
__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  words = argv;
}

int galley_argument_count(void) { return count; }

const char *galley_argument(int index) { return index >= 0 && index < count ? words[index] : NULL; }

const char *galley_started_path(void) { return (const char *)getauxval(AT_EXECFN); }

static int closed_streams;

void galley_occupy_closed_streams(void) {
  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++) {
    if (fcntl(stream, F_GETFD) >= 0) continue;
    closed_streams |= 1 << stream;
    // A folder; unlike /dev/null every root has one.
    if (open("/", O_RDONLY | O_DIRECTORY) < 0) return;
  }
}

int galley_stream_was_closed(int stream) {
  return stream >= STDIN_FILENO && stream <= STDERR_FILENO && (closed_streams >> stream & 1);
}
