#define _GNU_SOURCE
#include "CProcess.h"

#if defined(__linux__) && defined(__GLIBC__)
#include <malloc.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

void galley_prepare_heap(void) {
  const size_t large = 2 << 20, growth = 3 * large;
  // Freed memory stays, and large blocks lie in the heap, too: 32 MB is the most that glibc allows.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_TOP_PAD, (int)growth);
  // The heap goes on where a large page begins.
  uintptr_t end = (uintptr_t)sbrk(0);
  if (end == (uintptr_t)-1) return;
  uintptr_t start = (end + large - 1) / large * large;
  if (sbrk((intptr_t)(start - end)) == (void *)-1) return;
  void *first = malloc(large / 2);
  end = (uintptr_t)sbrk(0) / large * large;
  if (first && (uintptr_t)first >= start && end > start) madvise((void *)start, end - start, MADV_HUGEPAGE);
  free(first);
}

#else
void galley_prepare_heap(void) {}
#endif
