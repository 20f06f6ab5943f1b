#define _GNU_SOURCE
#include "CProcess.h"

#if defined(__linux__) && defined(__GLIBC__)
#include <malloc.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

void galley_prepare_heap(void) {
  const uintptr_t large = 2 << 20, before = 1 << 20;
  // Freed memory stays, and large blocks lie in the heap, too: 32 MB is the most that glibc allows.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_TOP_PAD, (int)(3 * large));
  // The heap goes on a little before a large page. What is written into a page before the kernel is asked for large
  // ones keeps it small: the first block, for which there is no room in the heap so far, and the beginning of what is
  // free behind it lie before. The block is never written to and costs nothing: it stays, and what comes behind it lies
  // in large pages.
  uintptr_t end = (uintptr_t)sbrk(0);
  if (end == (uintptr_t)-1) return;
  uintptr_t start = (end + before + large - 1) / large * large;
  if (sbrk((intptr_t)(start - before - end)) == (void *)-1) return;
  void *first = malloc(before / 4 * 3);
  end = (uintptr_t)sbrk(0) / large * large;
  if (end > start && (uintptr_t)first < start) madvise((void *)start, end - start, MADV_HUGEPAGE);
}

#else
void galley_prepare_heap(void) {}
#endif
