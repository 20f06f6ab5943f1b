#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "CProcess.h"

static const char no_memory[] =
    "galley: memory is exhausted: the machine or its limits leave no more; with --max-memory it is the error of one "
    "image\n";

enum { fault_stack_size = 1 << 16 };
static char fault_stack[fault_stack_size];
static int memory_code, fault_code;
static pthread_key_t thread_stack;
static int has_thread_stacks;

// Nothing here may allocate or lock: it runs wherever the program was.
static void say(const char *text, size_t length) {
  while (length > 0) {
    ssize_t count = write(STDERR_FILENO, text, length);
    if (count <= 0) {
      if (count < 0 && errno == EINTR) continue;
      return;
    }
    text += count;
    length -= (size_t)count;
  }
}

static void end_without_memory(void) {
  say(no_memory, sizeof no_memory - 1);
  _exit(memory_code);
}

static int is_memory_exhausted(void) {
  if (errno == ENOMEM) return 1;
  const size_t room = 16 << 20;
  void *found = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (found == MAP_FAILED) return 1;
  munmap(found, room);
  return 0;
}

static void end(int number) {
  if (is_memory_exhausted()) end_without_memory();
  char text[] = "galley: ended by a fault in the program (signal   ); please report it with what led to it\n";
  char *digits = strstr(text, "  )");
  if (number >= 10) {
    digits[0] = (char)('0' + number / 10 % 10);
    digits[1] = (char)('0' + number % 10);
    say(text, sizeof text - 1);
  } else {
    digits[0] = (char)('0' + number);
    say(text, (size_t)(digits + 1 - text));
    say(digits + 2, sizeof text - 1 - (size_t)(digits + 2 - text));
  }
  _exit(fault_code);
}

// Swift's runtime prints why it gives up, and where it was, to the stream of C. That memory ran out is said in one
// sentence.
static ssize_t write_runtime_message(void *cookie, const char *text, size_t length) {
  (void)cookie;
  static const char failure[] = "failed to allocate";
  if (memmem(text, length, failure, sizeof failure - 1) != NULL) end_without_memory();
  say(text, length);
  return (ssize_t)length;
}

static void end_thread_stack(void *stack) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  munmap(stack, fault_stack_size);
}

void galley_explain_faults_of_thread(void) {
  if (!has_thread_stacks || pthread_getspecific(thread_stack) != NULL) return;
  // The first thread has one, and another library may have given this one its own.
  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && !(stack.ss_flags & SS_DISABLE)) return;
  void *room = mmap(NULL, fault_stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (room == MAP_FAILED) return;
  stack = (stack_t){.ss_sp = room, .ss_size = fault_stack_size};
  if (sigaltstack(&stack, NULL) != 0 || pthread_setspecific(thread_stack, room) != 0) end_thread_stack(room);
}

void galley_explain_faults(int code_without_memory, int code_of_faults) {
  memory_code = code_without_memory;
  fault_code = code_of_faults;
  // For a backtrace, the fault must end the process where it happened.
  if (getenv("GALLEY_BACKTRACE") != NULL) return;
  stack_t stack = {.ss_sp = fault_stack, .ss_size = sizeof fault_stack};
  sigaltstack(&stack, NULL);
  has_thread_stacks = pthread_key_create(&thread_stack, end_thread_stack) == 0;
  static const int numbers[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    struct sigaction action = {.sa_handler = end, .sa_flags = SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    sigaction(numbers[index], &action, NULL);
  }
  FILE *messages = fopencookie(NULL, "w", (cookie_io_functions_t){.write = write_runtime_message});
  if (messages == NULL) return;
  setvbuf(messages, NULL, _IONBF, 0);
  stderr = messages;
}
