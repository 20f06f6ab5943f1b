// The bytes of Fonts/, inside the binary: no path to find, nothing to lose when it is moved.
#ifndef GALLEY_CBUNDLED_FONTS_H
#define GALLEY_CBUNDLED_FONTS_H

#include <stddef.h>
#include <stdint.h>

/// One font file: its name below Fonts/, its bytes and their number.
typedef struct {
  const char *name;
  const uint8_t *bytes;
  size_t length;
} galley_bundled_font;

/// The number of bundled font files.
size_t galley_bundled_font_count(void);

/// The font file at `index`, which is below `galley_bundled_font_count()`.
galley_bundled_font galley_bundled_font_at(size_t index);

#endif
