// Files that this process has loaded.
#ifndef GALLEY_CPROCESS_LOADED_H
#define GALLEY_CPROCESS_LOADED_H

#include <link.h>
#include <stddef.h>
#include <stdint.h>

/// The loaded part of a file that has an address; NULL where none has.
static inline const ElfW(Phdr) *galley_loaded_part(const struct dl_phdr_info *object, uintptr_t address) {
  for (int index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[index];
    uintptr_t start = object->dlpi_addr + part->p_vaddr;
    if (part->p_type == PT_LOAD && address >= start && address - start < part->p_memsz) return part;
  }
  return NULL;
}

#endif
