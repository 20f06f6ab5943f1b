// The date that functions of C tell the code of previews: that of the image, as `Date()` does.
//
// This program's functions stand in front of the C library's for all libraries that it loads. They answer for the
// image where they are asked from the library of the previews, or from ICU, whose formatters compare a date with
// today's. All others, and clocks that are no date, have the machine's time.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

// Where code lies in memory that asks for the date of the image.
typedef struct {
  _Atomic uintptr_t start, end;
} range;

static range previews, formatters;

// Of GalleyMachine: seconds since 2001 in an image.
#pragma STDC FP_CONTRACT OFF

extern double galley_absolute_time(uintptr_t caller);

static void set(range *place, struct dl_phdr_info *library) {
  uintptr_t start = UINTPTR_MAX, end = 0;
  for (int i = 0; i < library->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[i];
    if (part->p_type != PT_LOAD) continue;
    uintptr_t from = library->dlpi_addr + part->p_vaddr;
    if (from < start) start = from;
    if (from + part->p_memsz > end) end = from + part->p_memsz;
  }
  // No code lies in a range of which only one number is set.
  atomic_store(&place->end, 0);
  atomic_store(&place->start, start);
  atomic_store(&place->end, end);
}

static bool holds(const range *place, uintptr_t code) {
  return code < atomic_load(&place->end) && code >= atomic_load(&place->start);
}

static int note(struct dl_phdr_info *library, size_t size, void *code) {
  (void)size;
  range found = {0};
  set(&found, library);
  const char *slash = strrchr(library->dlpi_name, '/');
  if (holds(&found, (uintptr_t)code)) set(&previews, library);
  if (slash && strcmp(slash + 1, "lib_FoundationICU.so") == 0) set(&formatters, library);
  return 0;
}

/// From now on the library in which this code lies is that of the previews.
__attribute__((visibility("default"))) void galley_clock_begin(const void *code) {
  dl_iterate_phdr(note, (void *)code);
}

typedef int (*clock_function)(clockid_t, struct timespec *);

// The C library's own function: other libraries may ask for it before this program has begun.
static int machine_time(clockid_t clock, struct timespec *time) {
  static _Atomic(clock_function) found;
  clock_function function = atomic_load(&found);
  if (!function) {
    function = (clock_function)dlsym(RTLD_NEXT, "clock_gettime");
    atomic_store(&found, function);
  }
  return function(clock, time);
}

static int date(const void *caller, clockid_t clock, struct timespec *time) {
  uintptr_t code = (uintptr_t)caller;
  if (!holds(&previews, code) && !holds(&formatters, code)) return machine_time(clock, time);
  // From 1970 to 2001.
  double seconds = galley_absolute_time(0) + 978307200;
  time->tv_sec = (time_t)seconds;
  if ((double)time->tv_sec > seconds) time->tv_sec--;
  time->tv_nsec = (long)((seconds - (double)time->tv_sec) * 1e9);
  return 0;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE) return machine_time(clock, time);
  return date(__builtin_return_address(0), clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec found;
  int failure = date(__builtin_return_address(0), CLOCK_REALTIME, &found);
  if (failure) return failure;
  time->tv_sec = found.tv_sec;
  time->tv_usec = found.tv_nsec / 1000;
  if (zone) memset(zone, 0, sizeof(struct timezone));
  return 0;
}

time_t time(time_t *kept) {
  struct timespec found = {0};
  date(__builtin_return_address(0), CLOCK_REALTIME, &found);
  if (kept) *kept = found.tv_sec;
  return found.tv_sec;
}
