#include "palette.h"

#include <stdlib.h>

galley_palette *galley_palette_create(void) {
  galley_palette *palette = calloc(1, sizeof *palette);
  // Free slots hold 0, which belongs into the first one; the first one holds 1, which does not.
  if (palette != NULL) palette->slot_colors[0] = 1;
  return palette;
}

void galley_palette_free(galley_palette *palette) { free(palette); }

size_t galley_palette_count(const galley_palette *palette) { return palette->count; }

const uint32_t *galley_palette_colors(const galley_palette *palette) { return palette->colors; }
