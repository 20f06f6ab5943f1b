#ifndef GALLEY_PALETTE_H
#define GALLEY_PALETTE_H

#include "pixel_kernels.h"

enum { galley_slots = 4096 };

struct galley_palette {
  uint32_t colors[256];
  uint32_t count;
  /// The colour in each slot; a free slot has one that belongs elsewhere.
  uint32_t slot_colors[galley_slots];
  /// Numbers are read four at a time.
  uint8_t slot_numbers[galley_slots + 3];
  uint8_t slot_used[galley_slots];
};

/// Where a colour belongs; it is in the next free slot behind where another one was there first.
static inline uint32_t galley_slot(uint32_t color) { return (color * 0x9e3779b1u) >> 20; }

/// The number of a colour, a new one for a new colour; -1 when there is no room.
static inline int galley_palette_number(galley_palette *palette, uint32_t color) {
  uint32_t slot = galley_slot(color);
  while (palette->slot_used[slot]) {
    if (palette->slot_colors[slot] == color) return palette->slot_numbers[slot];
    slot = (slot + 1) & (galley_slots - 1);
  }
  if (palette->count == 256) return -1;
  palette->colors[palette->count] = color;
  palette->slot_colors[slot] = color;
  palette->slot_numbers[slot] = (uint8_t)palette->count;
  palette->slot_used[slot] = 1;
  return (int)palette->count++;
}

#endif
