// Functions of glibc 2.35, 2.36 and 2.38, made of what glibc 2.34 has, so that programs start there.
#define _GNU_SOURCE
#include <stdlib.h>
#ifdef __GLIBC__
#include <errno.h>
#include <link.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/random.h>

#define INSIDE __attribute__((visibility("hidden")))

/// glibc 2.36. Random bytes of the system; a system that has none ends the process, as there.
INSIDE void arc4random_buf(void *memory, size_t size) {
  uint8_t *next = memory;
  while (size > 0) {
    ssize_t count = getrandom(next, size, 0);
    if (count < 0 && errno != EINTR) abort();
    if (count < 0) continue;
    next += count;
    size -= (size_t)count;
  }
}

// glibc 2.35 has new versions of both, which set no `errno`; these are those from the library's first version.
#if defined(__x86_64__)
#define FIRST "GLIBC_2.2.5"
#elif defined(__aarch64__)
#define FIRST "GLIBC_2.17"
#endif

#ifdef FIRST
double first_hypot(double x, double y);
float first_hypotf(float x, float y);
__asm__(".symver first_hypot, hypot@" FIRST);
__asm__(".symver first_hypotf, hypotf@" FIRST);
INSIDE double hypot(double x, double y) { return first_hypot(x, y); }
INSIDE float hypotf(float x, float y) { return first_hypotf(x, y); }
#endif

// glibc 2.35. The compiler's runtime asks it for the frames of a function when a stack is unwound.
#ifdef DLFO_STRUCT_HAS_EH_DBASE
typedef struct {
  uintptr_t address;
  struct dl_find_object *found;
} object_search;

static int object_at(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  object_search *search = context;
  uintptr_t start = UINTPTR_MAX, end = 0, frames = 0;
  int holds = 0;
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[index];
    uintptr_t at = object->dlpi_addr + part->p_vaddr;
    if (part->p_type == PT_GNU_EH_FRAME) frames = at;
    if (part->p_type != PT_LOAD) continue;
    if (at < start) start = at;
    if (at + part->p_memsz > end) end = at + part->p_memsz;
    if (search->address >= at && search->address - at < part->p_memsz) holds = 1;
  }
  if (!holds || frames == 0) return 0;
  search->found->dlfo_flags = 0;
  search->found->dlfo_map_start = (void *)start;
  search->found->dlfo_map_end = (void *)end;
  search->found->dlfo_link_map = NULL;
  search->found->dlfo_eh_frame = (void *)frames;
  return 1;
}

INSIDE int _dl_find_object(void *address, struct dl_find_object *found) {
  object_search search = {(uintptr_t)address, found};
  return dl_iterate_phdr(object_at, &search) == 1 ? 0 : -1;
}
#endif

// glibc 2.38. What is compiled with its headers asks for these names instead of those of all versions, which read no numbers
// of base 2: Swift's runtime is, in distributions that build it.
long first_strtol(const char *text, char **end, int base) __asm__("strtol");
long long first_strtoll(const char *text, char **end, int base) __asm__("strtoll");
unsigned long first_strtoul(const char *text, char **end, int base) __asm__("strtoul");
int first_vsscanf(const char *text, const char *format, va_list values) __asm__("__isoc99_vsscanf");
INSIDE long __isoc23_strtol(const char *text, char **end, int base) {
  return first_strtol(text, end, base);
}
INSIDE long long __isoc23_strtoll(const char *text, char **end, int base) {
  return first_strtoll(text, end, base);
}
INSIDE unsigned long __isoc23_strtoul(const char *text, char **end, int base) {
  return first_strtoul(text, end, base);
}
INSIDE int __isoc23_sscanf(const char *text, const char *format, ...) {
  va_list values;
  va_start(values, format);
  int count = first_vsscanf(text, format, values);
  va_end(values);
  return count;
}

/// The length of `source`, of which as much is copied as `size` bytes and the zero at the end have room for.
INSIDE size_t strlcpy(char *target, const char *source, size_t size) {
  size_t length = strlen(source);
  if (size > 0) {
    size_t count = length < size ? length : size - 1;
    memcpy(target, source, count);
    target[count] = 0;
  }
  return length;
}

INSIDE size_t strlcat(char *target, const char *source, size_t size) {
  size_t length = strnlen(target, size);
  return length == size ? size + strlen(source) : length + strlcpy(target + length, source, size - length);
}
#endif
