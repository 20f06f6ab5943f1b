#include "CMainActor.h"

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

// The runtime's own hooks, as swift/Runtime/Concurrency.h of Swift 6 declares them.
#define SWIFTCC __attribute__((swiftcall))

typedef struct {
  void *identity;
  uintptr_t implementation;
} executor;

typedef SWIFTCC void (*check_isolated)(executor);
typedef SWIFTCC int8_t (*is_isolating)(executor);

extern SWIFTCC void (*swift_task_checkIsolated_hook)(executor, check_isolated);
extern SWIFTCC int8_t (*swift_task_isIsolatingCurrentContext_hook)(executor, is_isolating);
extern SWIFTCC executor swift_task_getMainExecutor(void);

static SWIFTCC void (*next_check)(executor, check_isolated);
static SWIFTCC int8_t (*next_is_isolating)(executor, is_isolating);
static pthread_once_t installed = PTHREAD_ONCE_INIT;
static _Thread_local int depth;

static int is_main_here(executor asked) {
  return depth > 0 && asked.identity == swift_task_getMainExecutor().identity;
}

static SWIFTCC void check(executor asked, check_isolated original) {
  if (is_main_here(asked)) return;
  if (next_check) next_check(asked, original);
  else original(asked);
}

static SWIFTCC int8_t isolating(executor asked, is_isolating original) {
  if (is_main_here(asked)) return 1;
  return next_is_isolating ? next_is_isolating(asked, original) : original(asked);
}

static void install(void) {
  next_check = swift_task_checkIsolated_hook;
  next_is_isolating = swift_task_isIsolatingCurrentContext_hook;
  swift_task_checkIsolated_hook = check;
  swift_task_isIsolatingCurrentContext_hook = isolating;
}

void galley_main_actor_begin(void) {
  pthread_once(&installed, install);
  depth++;
}

void galley_main_actor_end(void) { depth--; }
