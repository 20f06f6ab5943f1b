#define _GNU_SOURCE
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CProcess.h"

// Whether /proc has the numbers that this process knows: in a space of processes of its own it may be another one's.
static int has_own_processes(void) {
  char text[32];
  ssize_t count = readlink("/proc/self", text, sizeof text - 1);
  if (count <= 0) return 0;
  text[count] = 0;
  return atoi(text) == getpid();
}

// Found in /proc/ID/stat: `ID (name) state parent …`. A name may have parentheses.
static int is_child(const char *id, pid_t parent) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/%.20s/stat", id);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  const char *behind = strrchr(text, ')');
  int found = 0;
  return behind != NULL && sscanf(behind + 1, " %*c %d", &found) == 1 && found == parent;
}

static void kill_children(void) {
  // A bare root has no /proc: the process that started this one ends its group.
  DIR *processes = has_own_processes() ? opendir("/proc") : NULL;
  if (processes == NULL) return;
  for (struct dirent *entry; (entry = readdir(processes)) != NULL;) {
    if (isdigit((unsigned char)entry->d_name[0]) && is_child(entry->d_name, getpid())) {
      kill((pid_t)atoi(entry->d_name), SIGKILL);
    }
  }
  closedir(processes);
}

// Children of what was killed become this process's own, until there are none.
static void end_children(void) {
  const int rounds = 500;
  for (int round = 0; round < rounds; round++) {
    pid_t ended;
    while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) {}
    if (ended < 0 && errno == ECHILD) return;
    kill_children();
    usleep(2000);
  }
}

static int watch(pid_t worker, const sigset_t *signals) {
  while (1) {
    int status;
    for (pid_t ended; (ended = waitpid(-1, &status, WNOHANG)) > 0;) {
      if (ended == worker) return status;
    }
    if (sigwaitinfo(signals, NULL) == SIGTERM) kill(worker, SIGKILL);
  }
}

static void end_as(int status) {
  if (WIFSIGNALED(status)) {
    int number = WTERMSIG(status);
    sigset_t all;
    sigfillset(&all);
    signal(number, SIG_DFL);
    sigprocmask(SIG_UNBLOCK, &all, NULL);
    kill(getpid(), number);
    _exit(128 + number);
  }
  _exit(WEXITSTATUS(status));
}

void galley_continue_watched(pid_t parent, const int *descriptors, int count) {
  sigset_t signals, before;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGCHLD);
  sigprocmask(SIG_BLOCK, &signals, &before);
  // A descendant that loses its parent becomes this process's child, even in a session of its own.
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_PDEATHSIG, SIGTERM);
  if (getppid() != parent) _exit(127);
  pid_t watcher = getpid();
  pid_t worker = fork();
  if (worker < 0) _exit(127);
  if (worker == 0) {
    sigprocmask(SIG_SETMASK, &before, NULL);
    galley_end_with_parent(watcher);
    return;
  }
  // What the other process writes is at its end when that is.
  for (int index = 0; index < count; index++) close(descriptors[index]);
  int status = watch(worker, &signals);
  end_children();
  end_as(status);
}
