#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

#include "CProcess.h"

extern char **environ;

// What runs in the child before the program; nothing here may allocate or lock.
static void become(
  const char *path, char *const *arguments, const char *folder, int output, pid_t parent) {
  setpgid(0, 0);
  galley_end_with_parent(parent);
  sigset_t none;
  sigemptyset(&none);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigprocmask(SIG_SETMASK, &none, NULL);
  int input = open("/dev/null", O_RDONLY);
  if (input < 0 || dup2(input, STDIN_FILENO) < 0) _exit(127);
  if (dup2(output, STDOUT_FILENO) < 0 || dup2(output, STDERR_FILENO) < 0) _exit(127);
  if (folder != NULL && chdir(folder) != 0) _exit(127);
  execve(path, arguments, environ);
  _exit(127);
}

int galley_start_child(const char *path, char *const *arguments, const char *folder, int *output) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -errno;
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) become(path, arguments, folder, ends[1], parent);
  int error = errno;
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    return -error;
  }
  // Also set by the child: whoever comes first.
  setpgid(child, child);
  *output = ends[0];
  return child;
}
