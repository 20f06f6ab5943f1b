// The pixel loops that exist in a plain, an AVX2 and a NEON form with identical results. Pixels are premultiplied
// RGBA, the red byte first in memory; products of bytes are rounded to nearest: x * a / 255.
#ifndef GALLEY_PIXEL_KERNELS_H
#define GALLEY_PIXEL_KERNELS_H

#include <stddef.h>
#include <stdint.h>

/// The colours of an image of at most 256 by an open-addressed table, numbered as they come.
typedef struct galley_palette galley_palette;

/// NULL when memory runs out.
galley_palette *galley_palette_create(void);
void galley_palette_free(galley_palette *palette);
/// How many colours it has, and the colours in the order of their numbers.
size_t galley_palette_count(const galley_palette *palette);
const uint32_t *galley_palette_colors(const galley_palette *palette);

/// A colour with eight bits more than a pixel has, so that what lies below it is rounded once. Not for opaque ones.
typedef struct {
  /// The premultiplied pixel that is nearest.
  uint32_t pixel;
  /// Premultiplied red, green, blue and alpha in 256ths of 255ths, each with 130 added: a half to round, and two for
  /// what is cut off before, so that a half is always rounded up.
  uint16_t red, green, blue, alpha;
  /// How much is seen of what lies below, in 65,536ths.
  uint16_t rest;
} galley_color;

typedef struct {
  /// `source` over each pixel of a row.
  void (*over_solid)(uint32_t *row, size_t count, uint32_t source);
  /// `source` over each pixel, as much of it as the mask and `share` say, both of 255.
  void (*over_solid_masked)(uint32_t *row, const uint8_t *mask, size_t count, uint32_t source, uint32_t share);
  /// Pixels over pixels, as much of them as `share` says.
  void (*over_pixels)(uint32_t *row, const uint32_t *source, size_t count, uint32_t share);
  /// Pixels over pixels, as much of them as the mask and `share` say.
  void (*over_pixels_masked)(uint32_t *row, const uint32_t *source, const uint8_t *mask, size_t count,
                             uint32_t share);
  /// `colors[i]` for i = base + (x + 0.5) * slope rounded and held within 0 to 1023, x counted from `x`.
  void (*linear_colors)(uint32_t *out, size_t count, const uint32_t *colors, double base, double slope,
                        double x);
  /// The bilinear means of two rows of pixels at `columns`: a first column and a second one, and the share of
  /// the second in 256ths in a third number; `weight` is the lower row's.
  void (*bilinear)(uint32_t *out, const uint32_t *upper, const uint32_t *lower, const int32_t *columns,
                   size_t count, uint32_t weight);
  /// The numbers of a row of pixels; 0 when there are more than 256 colours.
  int (*palette_numbers)(galley_palette *palette, const uint32_t *row, size_t count, uint8_t *out);
  /// Red, green and blue of a row; what is clear is black. Returns whether all pixels are opaque.
  int (*opaque_rgb)(const uint32_t *row, size_t count, uint8_t *out);
  /// The same less that of the row above: PNG's filter "up".
  int (*opaque_rgb_up)(const uint32_t *row, const uint32_t *above, size_t count, uint8_t *out);
  /// PNG's filters "up" and "Paeth" of `count` bytes; `corner`s and lefts lie `channels` bytes before.
  void (*filter_up)(const uint8_t *row, const uint8_t *above, size_t count, uint8_t *out);
  void (*filter_paeth)(const uint8_t *row, const uint8_t *above, size_t count, size_t channels, uint8_t *out);
  /// One row of running means down columns of samples of 0 to 65,280. `sums` holds the sums of the rows around
  /// the one before; `entering` is added to them and `leaving` taken away, and `entering` of the next row and
  /// `leaving` count `share` 65,536ths. `inverse` is one by the sum of all shares.
  void (*mean_row)(uint32_t *sums, const uint16_t *entering, const uint16_t *leaving, const uint16_t *next,
                   size_t count, uint32_t share, double inverse, uint16_t *out);
  /// One row of weighted sums down columns of samples of 0 to 65,280: of `rows[0]` and of pairs of rows with the
  /// same weight behind it. Weights are 65,536ths, all of them together one.
  void (*weigh_row)(const uint16_t *const *rows, const uint32_t *weights, size_t pairs, size_t count, uint16_t *out);
  /// Rows of samples as columns.
  void (*transpose)(const uint16_t *samples, size_t width, size_t height, uint16_t *out);
  /// Adds bytes, of any place and number, to the state of a hash: eight sums, and what the number of the next piece
  /// adds to its keys. The last piece of fewer than 64 bytes counts as if zeros stood behind it.
  void (*hash)(uint64_t *state, const uint8_t *bytes, size_t count);
  /// `color` over each pixel of a row, rounded to nearest and a half up.
  void (*over_color)(uint32_t *row, size_t count, galley_color color);
  /// The same where the mask is 255; elsewhere its pixel, as much of it as the mask says.
  void (*over_color_masked)(uint32_t *row, const uint8_t *mask, size_t count, galley_color color);
} galley_pixel_kernels;

/// The names of the loops, each as the argument of `LOOP`: the tables of all forms are made of this list.
#define GALLEY_PIXEL_LOOPS(LOOP) \
  LOOP(over_solid)               \
  LOOP(over_solid_masked)        \
  LOOP(over_pixels)              \
  LOOP(over_pixels_masked)       \
  LOOP(linear_colors)            \
  LOOP(bilinear)                 \
  LOOP(palette_numbers)          \
  LOOP(opaque_rgb)               \
  LOOP(opaque_rgb_up)            \
  LOOP(filter_up)                \
  LOOP(filter_paeth)             \
  LOOP(mean_row)                 \
  LOOP(weigh_row)                \
  LOOP(transpose)                \
  LOOP(hash)                     \
  LOOP(over_color)               \
  LOOP(over_color_masked)

const galley_pixel_kernels *galley_plain_kernels(void);
/// NULL where the processor has no AVX2.
const galley_pixel_kernels *galley_avx2_kernels(void);
/// NULL where the processor has no NEON: on all but arm64.
const galley_pixel_kernels *galley_neon_kernels(void);

#endif
