// Random numbers that are the same at each start: identifiers, colours and orders that previews draw from chance have
// the same pixels again.
//
// The standard library asks the system by `syscall`, identifiers are made by a function of Foundation's, and older code
// asks the C library by `arc4random`. This program's functions stand in front of them for all libraries that it loads;
// what else is asked of the system goes on as it is. Numbers are those of a sequence which each preview begins anew.
// They are the same where one thread at a time asks for them.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>

typedef long (*system_call)(long, ...);

static _Atomic(system_call) found;
static atomic_bool begun;
static _Atomic uint64_t state, count;

// The C library's own function: other libraries may ask for it before this program has begun.
static system_call next(void) {
  system_call function = atomic_load(&found);
  if (!function) {
    function = (system_call)dlsym(RTLD_NEXT, "syscall");
    atomic_store(&found, function);
  }
  return function;
}

/// From now on numbers are those of a sequence, from its start.
__attribute__((visibility("default"))) void galley_random_begin(uint64_t sequence) {
  atomic_store(&state, sequence * 0xD1342543DE82EF95u);
  atomic_store(&count, 0);
  atomic_store(&begun, true);
}

/// How many numbers were asked for since the sequence began.
__attribute__((visibility("default"))) uint64_t galley_random_count(void) { return atomic_load(&count); }

// SplitMix64, by Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (2014).
static uint64_t number(void) {
  const uint64_t step = 0x9E3779B97F4A7C15u;
  uint64_t value = atomic_fetch_add(&state, step) + step;
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9u;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EBu;
  return value ^ (value >> 31);
}

static void fill(void *memory, size_t size) {
  atomic_fetch_add(&count, 1);
  unsigned char *byte = memory;
  uint64_t value = 0;
  for (size_t i = 0; i < size; i++, value >>= 8) {
    if (i % 8 == 0) value = number();
    byte[i] = (unsigned char)value;
  }
}

// Foundation asks for numbers which tell versions of a text apart, and nothing else depends on: they are the system's.
static _Thread_local bool is_apart;

void swift_stdlib_random(void *memory, size_t size) {
  Dl_info caller;
  if (!dladdr(__builtin_return_address(0), &caller)) caller.dli_fname = NULL;
  const char *slash = caller.dli_fname ? strrchr(caller.dli_fname, '/') : NULL;
  bool was_apart = is_apart;
  if (slash && strcmp(slash + 1, "libFoundationEssentials.so") == 0) is_apart = true;
  ((void (*)(void *, size_t))dlsym(RTLD_NEXT, "swift_stdlib_random"))(memory, size);
  is_apart = was_apart;
}

static void make(unsigned char identifier[16], const char *usual) {
  if (!atomic_load(&begun)) {
    ((void (*)(unsigned char *))dlsym(RTLD_NEXT, usual))(identifier);
    return;
  }
  fill(identifier, 16);
  // Version 4 and its variant, by RFC 9562, 5.4.
  identifier[6] = (identifier[6] & 0x0F) | 0x40;
  identifier[8] = (identifier[8] & 0x3F) | 0x80;
}

// Those of UUID and of NSUUID.
void _foundation_uuid_generate_random(unsigned char identifier[16]) {
  make(identifier, "_foundation_uuid_generate_random");
}

void _cf_uuid_generate_random(unsigned char identifier[16]) { make(identifier, "_cf_uuid_generate_random"); }

static void system_fill(void *memory, size_t size) {
  unsigned char *byte = memory;
  while (size > 0) {
    long done = next()(SYS_getrandom, byte, size, 0);
    if (done > 0) byte += done, size -= (size_t)done;
  }
}

long syscall(long code, ...) {
  long words[6];
  va_list list;
  va_start(list, code);
  for (int i = 0; i < 6; i++) words[i] = va_arg(list, long);
  va_end(list);
  if (code == SYS_getrandom && atomic_load(&begun) && !is_apart) {
    fill((void *)words[0], (size_t)words[1]);
    return words[1];
  }
  return next()(code, words[0], words[1], words[2], words[3], words[4], words[5]);
}

void arc4random_buf(void *memory, size_t size) {
  if (atomic_load(&begun)) fill(memory, size);
  else system_fill(memory, size);
}

uint32_t arc4random(void) {
  uint32_t value;
  arc4random_buf(&value, sizeof value);
  return value;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  // What is below this would make small numbers likelier.
  uint32_t least = -bound % bound, value;
  do value = arc4random();
  while (value < least);
  return value % bound;
}
