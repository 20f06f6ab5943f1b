// One pixel at a time: what the plain kernels do, and the others with what is left of a row.
#ifndef GALLEY_PLAIN_PIXELS_H
#define GALLEY_PLAIN_PIXELS_H

#include "pixel_kernels.h"

// A product and a sum are rounded twice, as on every processor: arm64 could do both in one step.
#pragma STDC FP_CONTRACT OFF

#define GALLEY_PIXEL_ENTRY(name) .name = name,
#define GALLEY_PIXEL_ONE(name) +1
/// The table of a form, whose functions have the names of the loops.
#define GALLEY_PIXEL_TABLE {GALLEY_PIXEL_LOOPS(GALLEY_PIXEL_ENTRY)}
_Static_assert(sizeof(galley_pixel_kernels) == (0 GALLEY_PIXEL_LOOPS(GALLEY_PIXEL_ONE)) * sizeof(void (*)(void)),
               "GALLEY_PIXEL_LOOPS names every loop once");

/// Every channel times `factor` / 255.
static inline uint32_t galley_scale(uint32_t pixel, uint32_t factor) {
  uint32_t even = (pixel & 0x00ff00ff) * factor + 0x00800080;
  uint32_t odd = ((pixel >> 8) & 0x00ff00ff) * factor + 0x00800080;
  even = ((even + ((even >> 8) & 0x00ff00ff)) >> 8) & 0x00ff00ff;
  odd = (odd + ((odd >> 8) & 0x00ff00ff)) & 0xff00ff00;
  return even | odd;
}

static inline uint32_t galley_over(uint32_t source, uint32_t below) {
  return source + galley_scale(below, 255 - (source >> 24));
}

/// One channel of a colour over a byte.
static inline uint32_t galley_over_part(uint32_t part, uint32_t rest, uint32_t below) {
  return (((below << 8) * rest >> 16) + part) >> 8;
}

static inline uint32_t galley_over_color(galley_color color, uint32_t below) {
  return galley_over_part(color.red, color.rest, below & 255) |
         galley_over_part(color.green, color.rest, below >> 8 & 255) << 8 |
         galley_over_part(color.blue, color.rest, below >> 16 & 255) << 16 |
         galley_over_part(color.alpha, color.rest, below >> 24) << 24;
}

static inline uint32_t galley_multiply(uint32_t one, uint32_t other) {
  uint32_t t = one * other + 128;
  return (t + (t >> 8)) >> 8;
}

static inline uint32_t galley_linear_color(const uint32_t *colors, double base, double slope, double x) {
  double product = (x + 0.5) * slope;
  double step = base + product;
  step = step > 0 ? step + 0.5 : 0.5;
  return colors[(int32_t)(step < 1023 ? step : 1023)];
}

static inline uint32_t galley_bilinear(const uint32_t *upper, const uint32_t *lower, const int32_t *column,
                                       uint32_t weight) {
  uint32_t result = 0, share = (uint32_t)column[2];
  uint32_t a = upper[column[0]], b = upper[column[1]], c = lower[column[0]], d = lower[column[1]];
  for (int shift = 0; shift < 32; shift += 8) {
    uint32_t top = (a >> shift & 255) * (256 - share) + (b >> shift & 255) * share;
    uint32_t bottom = (c >> shift & 255) * (256 - share) + (d >> shift & 255) * share;
    result |= ((top * (256 - weight) + bottom * weight + (1 << 15)) >> 16) << shift;
  }
  return result;
}

static inline int galley_rgb(uint32_t pixel, uint8_t *out) {
  out[0] = (uint8_t)pixel;
  out[1] = (uint8_t)(pixel >> 8);
  out[2] = (uint8_t)(pixel >> 16);
  return pixel >> 24 == 255;
}

static inline int galley_rgb_up(uint32_t pixel, uint32_t above, uint8_t *out) {
  out[0] = (uint8_t)(pixel - above);
  out[1] = (uint8_t)((pixel >> 8) - (above >> 8));
  out[2] = (uint8_t)((pixel >> 16) - (above >> 16));
  return pixel >> 24 == 255;
}

/// The neighbour nearest to left + up - corner (PNG specification, section 9.4).
static inline uint8_t galley_paeth(int left, int up, int corner) {
  int a = up - corner, b = left - corner, c = a + b;
  a = a < 0 ? -a : a;
  b = b < 0 ? -b : b;
  c = c < 0 ? -c : c;
  return (uint8_t)(a <= b && a <= c ? left : b <= c ? up : corner);
}

static inline uint16_t galley_mean(uint32_t sum, uint32_t edges, uint32_t share, double inverse) {
  double total = (double)sum * 65536;
  double part = (double)edges * (double)share;
  total = total + part;
  total = total * inverse;
  return (uint16_t)(total + 0.5);
}

/// The weighted sum of a column's samples.
static inline uint16_t galley_weighed(const uint16_t *const *rows, const uint32_t *weights, size_t pairs,
                                      size_t column) {
  uint32_t sum = rows[0][column] * weights[0] + 32768;
  for (size_t k = 1; k <= pairs; k++) {
    sum += ((uint32_t)rows[2 * k - 1][column] + rows[2 * k][column]) * weights[k];
  }
  return (uint16_t)(sum >> 16);
}

/// Some columns of some rows, as columns.
static inline void galley_transpose(const uint16_t *samples, size_t width, size_t height, size_t left, size_t right,
                                    size_t top, size_t bottom, uint16_t *out) {
  for (size_t y = top; y < bottom; y++) {
    for (size_t x = left; x < right; x++) out[x * height + y] = samples[y * width + x];
  }
}

/// Rows of samples as columns by blocks of eight columns of eight rows, each by `block`; what is left sample by sample. It
/// is a macro, as a function of AVX2 is part of no other one that has not its attribute.
#define GALLEY_TRANSPOSE_BLOCKS(block, samples, width, height, out)                          \
  do {                                                                                       \
    size_t right = (width) & ~(size_t)7, bottom = (height) & ~(size_t)7;                     \
    /* Blocks below each other first: what is written lies together. */                      \
    for (size_t x = 0; x < right; x += 8) {                                                  \
      for (size_t y = 0; y < bottom; y += 8) {                                               \
        block((samples) + y * (width) + x, (width), (height), (out) + x * (height) + y);     \
      }                                                                                      \
    }                                                                                        \
    galley_transpose((samples), (width), (height), right, (width), 0, (height), (out));      \
    galley_transpose((samples), (width), (height), 0, right, bottom, (height), (out));       \
  } while (0)

#endif
