#define _GNU_SOURCE
#include <elf.h>
#include <link.h>
#include <string.h>

#include "CProcess.h"
#include "Loaded.h"

typedef struct {
  uint8_t *bytes;
  size_t limit;
  size_t count;
} search;

static size_t aligned(size_t count) { return (count + 3) & ~(size_t)3; }

/// Looks for the note in one segment; every length is checked against what is left of it.
static void read_notes(const uint8_t *note, size_t left, search *found) {
  ElfW(Nhdr) head;
  while (left >= sizeof head) {
    memcpy(&head, note, sizeof head);
    size_t name = aligned(head.n_namesz), value = aligned(head.n_descsz);
    if (name > left - sizeof head || value > left - sizeof head - name) return;
    const uint8_t *text = note + sizeof head;
    if (head.n_type == NT_GNU_BUILD_ID && head.n_namesz == 4 && memcmp(text, "GNU", 4) == 0) {
      found->count = head.n_descsz < found->limit ? head.n_descsz : found->limit;
      memcpy(found->bytes, text + name, found->count);
      return;
    }
    note += sizeof head + name + value;
    left -= sizeof head + name + value;
  }
}

static int look(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  search *found = context;
  if (!galley_loaded_part(object, (uintptr_t)&galley_build_id)) return 0;
  for (int index = 0; index < object->dlpi_phnum && found->count == 0; index++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[index];
    if (part->p_type != PT_NOTE) continue;
    read_notes((const uint8_t *)(object->dlpi_addr + part->p_vaddr), part->p_memsz, found);
  }
  return 1;
}

size_t galley_build_id(uint8_t *bytes, size_t limit) {
  search found = {bytes, limit, 0};
  dl_iterate_phdr(look, &found);
  return found.count;
}
