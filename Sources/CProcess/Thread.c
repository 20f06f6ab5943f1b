#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <unistd.h>

#include "CProcess.h"

// Returns 0 where nothing is known of the processors, or where there is no other one.
static int others_than_this(cpu_set_t *others, cpu_set_t *all) {
  int here = sched_getcpu();
  if (here < 0 || sched_getaffinity(0, sizeof *all, all) != 0) return 0;
  *others = *all;
  CPU_CLR(here, others);
  return CPU_COUNT(others) > 0;
}

struct thread_body {
  void *(*body)(void *);
  void *context;
};

static void *run(void *pointer) {
  struct thread_body own = *(struct thread_body *)pointer;
  free(pointer);
  galley_explain_faults_of_thread();
  return own.body(own.context);
}

static int start(pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *context) {
  struct thread_body *own = malloc(sizeof *own);
  if (own == NULL) return ENOMEM;
  *own = (struct thread_body){body, context};
  int code = pthread_create(thread, attributes, run, own);
  if (code != 0) free(own);
  return code;
}

int galley_thread_start_elsewhere(pthread_t *thread, void *(*body)(void *), void *context) {
  cpu_set_t others, all;
  pthread_attr_t attributes;
  if (!others_than_this(&others, &all) || pthread_attr_init(&attributes) != 0) {
    return start(thread, NULL, body, context);
  }
  int code = pthread_attr_setaffinity_np(&attributes, sizeof others, &others);
  if (code == 0) code = start(thread, &attributes, body, context);
  pthread_attr_destroy(&attributes);
  if (code != 0) return start(thread, NULL, body, context);
  // It may go where it likes from now on. Of a thread that has ended this sets the caller's mask: to what it is.
  pthread_setaffinity_np(*thread, sizeof all, &all);
  return 0;
}
