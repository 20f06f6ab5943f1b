// Prints the names of a program's functions in the order in which they are first called, for `Scripts/symbol-order`:
//   symbol-order SYMBOLS PROGRAM ARGUMENT...
// SYMBOLS is what `nm --defined-only` says of the program. Every function begins with a breakpoint, which is taken away
// when it is hit. For programs at a fixed address on x86-64.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

struct function {
  uint64_t address;
  char *name;
  unsigned char first;
  char called;
};
static struct function *functions;
static size_t count;

// Several names of one address are one function.
static int by_address(const void *one, const void *other) {
  uint64_t a = ((const struct function *)one)->address, b = ((const struct function *)other)->address;
  return a < b ? -1 : a > b;
}

static void read_symbols(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) {
    perror(path);
    exit(2);
  }
  char line[1 << 16], name[1 << 16], kind;
  unsigned long long address;
  while (fgets(line, sizeof line, file)) {
    if (sscanf(line, "%llx %c %65535s", &address, &kind, name) != 3) continue;
    if (!strchr("tTwW", kind) || address == 0) continue;
    if (count % 65536 == 0) functions = realloc(functions, (count + 65536) * sizeof *functions);
    if (!functions) exit(2);
    functions[count++] = (struct function){.address = address, .name = strdup(name)};
  }
  fclose(file);
  qsort(functions, count, sizeof *functions, by_address);
  size_t kept = 0;
  for (size_t i = 0; i < count; i++)
    if (!kept || functions[kept - 1].address != functions[i].address) functions[kept++] = functions[i];
  count = kept;
}

static struct function *at(uint64_t address) {
  struct function key = {.address = address};
  return bsearch(&key, functions, count, sizeof key, by_address);
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  read_symbols(argv[1]);
  pid_t child = fork();
  if (child == 0) {
    ptrace(PTRACE_TRACEME, 0, 0, 0);
    int nothing = open("/dev/null", O_WRONLY);
    if (nothing < 0 || dup2(nothing, 1) < 0) _exit(127);
    execv(argv[2], argv + 2);
    _exit(127);
  }
  int status;
  waitpid(child, &status, 0);
  ptrace(PTRACE_SETOPTIONS, child, 0, PTRACE_O_TRACECLONE | PTRACE_O_EXITKILL);
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/mem", child);
  int memory = open(path, O_RDWR);
  for (size_t i = 0; i < count; i++) {
    unsigned char stop = 0xcc;
    if (pread(memory, &functions[i].first, 1, functions[i].address) != 1) continue;
    if (pwrite(memory, &stop, 1, functions[i].address) != 1) return 2;
  }
  ptrace(PTRACE_CONT, child, 0, 0);
  for (;;) {
    pid_t thread = waitpid(-1, &status, __WALL);
    if (thread < 0) break;
    if (WIFEXITED(status) || WIFSIGNALED(status)) {
      if (thread == child) return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
      continue;
    }
    int signal = WSTOPSIG(status);
    if (signal == SIGTRAP && status >> 16 == 0) {
      struct user_regs_struct registers;
      ptrace(PTRACE_GETREGS, thread, 0, &registers);
      struct function *function = at(registers.rip - 1);
      if (function) {
        if (!function->called) puts(function->name);
        function->called = 1;
        if (pwrite(memory, &function->first, 1, function->address) != 1) return 2;
        registers.rip--;
        ptrace(PTRACE_SETREGS, thread, 0, &registers);
      }
      signal = 0;
    } else if (signal == SIGTRAP || signal == SIGSTOP) {
      signal = 0;
    }
    ptrace(PTRACE_CONT, thread, 0, signal);
  }
  return 0;
}
