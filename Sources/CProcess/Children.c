#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "CProcess.h"

extern char **environ;

enum { busy_attempts = 200, busy_wait = 10000000 };

// Says what failed to the parent, who waits for it.
static void give_up(int failure) {
  int error = errno;
  ssize_t count = write(failure, &error, sizeof error);
  (void)count;
  _exit(127);
}

// What runs in the child before the program; nothing here may allocate or lock. `failure` closes by itself when the
// program starts.
static void become(
  const char *path, char *const *arguments, const char *folder, int output, int failure, pid_t parent) {
  setpgid(0, 0);
  galley_end_with_parent(parent);
  sigset_t none;
  sigemptyset(&none);
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigprocmask(SIG_SETMASK, &none, NULL);
  int input = open("/dev/null", O_RDONLY);
  if (input < 0 || dup2(input, STDIN_FILENO) < 0) give_up(failure);
  if (dup2(output, STDOUT_FILENO) < 0 || dup2(output, STDERR_FILENO) < 0) give_up(failure);
  if (folder != NULL && chdir(folder) != 0) give_up(failure);
  execve(path, arguments, environ);
  // A file that was just written is busy while another child, which has not started its program yet, has it open.
  for (int attempt = 0; errno == ETXTBSY && attempt < busy_attempts; attempt++) {
    nanosleep(&(struct timespec){.tv_nsec = busy_wait}, NULL);
    execve(path, arguments, environ);
  }
  give_up(failure);
}

// The error with which the child gave up; 0 where its program has started.
static int start_error(int failure) {
  int error = 0;
  ssize_t count;
  do count = read(failure, &error, sizeof error);
  while (count < 0 && errno == EINTR);
  return count == sizeof error ? error : 0;
}

int galley_start_child(const char *path, char *const *arguments, const char *folder, int *output) {
  int ends[2], failure[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return -errno;
  if (pipe2(failure, O_CLOEXEC) != 0) {
    int error = errno;
    close(ends[0]);
    close(ends[1]);
    return -error;
  }
  pid_t parent = getpid();
  pid_t child = fork();
  if (child == 0) become(path, arguments, folder, ends[1], failure[1], parent);
  int error = child < 0 ? errno : 0;
  close(ends[1]);
  close(failure[1]);
  if (child > 0) {
    // The child sets it, too: either may be first.
    setpgid(child, child);
    error = start_error(failure[0]);
    if (error != 0)
      while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
  }
  close(failure[0]);
  if (error != 0) {
    close(ends[0]);
    return -error;
  }
  *output = ends[0];
  return child;
}
