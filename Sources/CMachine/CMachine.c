#define _GNU_SOURCE
#include "CMachine.h"

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

const void *galley_next_function(const char *name) { return dlsym(RTLD_NEXT, name); }

// Where Foundation's libraries lie in memory.
typedef struct {
  uintptr_t start, end;
} range;

static range ranges[2];
static int count;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static int note(struct dl_phdr_info *library, size_t size, void *context) {
  (void)size;
  (void)context;
  const char *slash = strrchr(library->dlpi_name, '/');
  const char *name = slash ? slash + 1 : library->dlpi_name;
  if (strcmp(name, "libFoundation.so") != 0 && strcmp(name, "libFoundationNetworking.so") != 0) return 0;
  range found = {UINTPTR_MAX, 0};
  for (int i = 0; i < library->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &library->dlpi_phdr[i];
    if (part->p_type != PT_LOAD) continue;
    uintptr_t start = library->dlpi_addr + part->p_vaddr;
    if (start < found.start) found.start = start;
    if (start + part->p_memsz > found.end) found.end = start + part->p_memsz;
  }
  if (count < 2) ranges[count++] = found;
  return 0;
}

static void find(void) { dl_iterate_phdr(note, NULL); }

// Types of Foundation that are values: they ask for the date because they were asked for it.
static bool is_value(const void *code) {
  static const char *const names[] = {
    "$s10Foundation6NSDateC", "$s10Foundation10NSTimeZoneC", "$s10Foundation14NSDateIntervalC"};
  Dl_info found;
  if (!dladdr(code, &found) || !found.dli_sname) return false;
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    if (strncmp(found.dli_sname, names[i], strlen(names[i])) == 0) return true;
  }
  return false;
}

bool galley_is_foundation(const void *code) {
  pthread_once(&once, find);
  uintptr_t place = (uintptr_t)code;
  for (int i = 0; i < count; i++) {
    if (place >= ranges[i].start && place < ranges[i].end) return !is_value(code);
  }
  return false;
}

// Foundation's formatters of dates are written in C, and ask for the time zone by this. The next function is the one
// that it stands in front of.
typedef const void *(*copy_zone)(void);

extern const void *CFStringCreateWithCString(const void *, const char *, uint32_t) __attribute__((weak));
extern const void *CFTimeZoneCreateWithName(const void *, const void *, unsigned char) __attribute__((weak));
extern void CFRelease(const void *) __attribute__((weak));
// Of GalleyMachine: memory of malloc, or null where the machine's zone counts.
extern char *galley_time_zone_name(void);

__attribute__((weak)) const void *CFTimeZoneCopyDefault(void) {
  const uint32_t utf8 = 0x08000100;
  const void *zone = NULL;
  char *name = galley_time_zone_name();
  if (name) {
    const void *text = CFStringCreateWithCString(NULL, name, utf8);
    if (text) {
      zone = CFTimeZoneCreateWithName(NULL, text, 1);
      CFRelease(text);
    }
    free(name);
  }
  if (zone) return zone;
  copy_zone next = (copy_zone)galley_next_function("CFTimeZoneCopyDefault");
  return next ? next() : NULL;
}
