#define _GNU_SOURCE
#include "Loaded.h"

#include <errno.h>
#include <fcntl.h>

#include "CProcess.h"

typedef struct {
  uintptr_t address;
  size_t length;
  int64_t offset;
  int descriptor;
} search;

static int look(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  search *found = context;
  const ElfW(Phdr) *part = galley_loaded_part(object, found->address);
  if (!part) return 0;
  uintptr_t inside = found->address - object->dlpi_addr - part->p_vaddr;
  // What is behind the bytes of the file is zeros that no file has.
  if (inside > part->p_filesz || found->length > part->p_filesz - inside) {
    errno = ENOENT;
    return 1;
  }
  found->offset = (int64_t)(part->p_offset + inside);
  // The first object is the program, which has no name; its file may be gone, and is still there for itself.
  const char *path = object->dlpi_name && object->dlpi_name[0] ? object->dlpi_name : "/proc/self/exe";
  found->descriptor = open(path, O_RDONLY | O_CLOEXEC);
  return 1;
}

int galley_open_loaded_file(const void *bytes, size_t length, int64_t *offset) {
  search found = {(uintptr_t)bytes, length, 0, -1};
  errno = ENOENT;
  dl_iterate_phdr(look, &found);
  *offset = found.offset;
  return found.descriptor;
}
