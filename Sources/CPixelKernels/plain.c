#include "hash.h"
#include "palette.h"
#include "plain_pixels.h"

static void over_solid(uint32_t *row, size_t count, uint32_t source) {
  for (size_t i = 0; i < count; i++) row[i] = galley_over(source, row[i]);
}

static void over_solid_masked(uint32_t *row, const uint8_t *mask, size_t count, uint32_t source,
                              uint32_t share) {
  for (size_t i = 0; i < count; i++) {
    if (mask[i] == 0) continue;
    row[i] = galley_over(galley_scale(source, galley_multiply(mask[i], share)), row[i]);
  }
}

static void over_color(uint32_t *row, size_t count, galley_color color) {
  for (size_t i = 0; i < count; i++) row[i] = galley_over_color(color, row[i]);
}

static void over_color_masked(uint32_t *row, const uint8_t *mask, size_t count, galley_color color) {
  for (size_t i = 0; i < count; i++) {
    if (mask[i] == 0) continue;
    row[i] = mask[i] == 255 ? galley_over_color(color, row[i])
                            : galley_over(galley_scale(color.pixel, mask[i]), row[i]);
  }
}

static void over_pixels(uint32_t *row, const uint32_t *source, size_t count, uint32_t share) {
  for (size_t i = 0; i < count; i++) row[i] = galley_over(galley_scale(source[i], share), row[i]);
}

static void over_pixels_masked(uint32_t *row, const uint32_t *source, const uint8_t *mask, size_t count,
                               uint32_t share) {
  for (size_t i = 0; i < count; i++) {
    row[i] = galley_over(galley_scale(source[i], galley_multiply(mask[i], share)), row[i]);
  }
}

static void linear_colors(uint32_t *out, size_t count, const uint32_t *colors, double base, double slope,
                          double x) {
  for (size_t i = 0; i < count; i++) out[i] = galley_linear_color(colors, base, slope, x + (double)i);
}

static void bilinear(uint32_t *out, const uint32_t *upper, const uint32_t *lower, const int32_t *columns,
                     size_t count, uint32_t weight) {
  for (size_t i = 0; i < count; i++) out[i] = galley_bilinear(upper, lower, columns + 3 * i, weight);
}

static int palette_numbers(galley_palette *palette, const uint32_t *row, size_t count, uint8_t *out) {
  for (size_t i = 0; i < count;) {
    uint32_t color = row[i];
    int number = galley_palette_number(palette, color);
    if (number < 0) return 0;
    do out[i++] = (uint8_t)number;
    while (i < count && row[i] == color);
  }
  return 1;
}

static int opaque_rgb(const uint32_t *row, size_t count, uint8_t *out) {
  int opaque = 1;
  for (size_t i = 0; i < count; i++) opaque &= galley_rgb(row[i], out + 3 * i);
  return opaque;
}

static int opaque_rgb_up(const uint32_t *row, const uint32_t *above, size_t count, uint8_t *out) {
  int opaque = 1;
  for (size_t i = 0; i < count; i++) opaque &= galley_rgb_up(row[i], above[i], out + 3 * i);
  return opaque;
}

static void filter_up(const uint8_t *row, const uint8_t *above, size_t count, uint8_t *out) {
  for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
}

static void filter_paeth(const uint8_t *row, const uint8_t *above, size_t count, size_t channels, uint8_t *out) {
  for (size_t i = 0; i < channels && i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
  for (size_t i = channels; i < count; i++) {
    out[i] = (uint8_t)(row[i] - galley_paeth(row[i - channels], above[i], above[i - channels]));
  }
}

static void mean_row(uint32_t *sums, const uint16_t *entering, const uint16_t *leaving, const uint16_t *next,
                     size_t count, uint32_t share, double inverse, uint16_t *out) {
  for (size_t i = 0; i < count; i++) {
    sums[i] += entering[i] - (uint32_t)leaving[i];
    out[i] = galley_mean(sums[i], (uint32_t)next[i] + leaving[i], share, inverse);
  }
}

static void weigh_row(const uint16_t *const *rows, const uint32_t *weights, size_t pairs, size_t count,
                      uint16_t *out) {
  for (size_t i = 0; i < count; i++) out[i] = galley_weighed(rows, weights, pairs, i);
}

static void transpose(const uint16_t *samples, size_t width, size_t height, uint16_t *out) {
  size_t side = 16;
  for (size_t top = 0; top < height; top += side) {
    for (size_t left = 0; left < width; left += side) {
      size_t right = left + side < width ? left + side : width;
      size_t bottom = top + side < height ? top + side : height;
      galley_transpose(samples, width, height, left, right, top, bottom, out);
    }
  }
}

static void hash_piece(uint64_t *state, const uint8_t *bytes) {
  uint64_t words[8];
  __builtin_memcpy(words, bytes, 64);
  for (int lane = 0; lane < 8; lane++) {
    uint64_t keyed = words[lane] ^ (galley_hash_keys[lane] + state[8]);
    uint64_t sum = state[lane] + (keyed & 0xffffffff) * (keyed >> 32) + words[lane ^ 1];
    state[lane] = sum ^ sum >> GALLEY_HASH_FOLD;
  }
  state[8] += GALLEY_HASH_STEP;
}

static void hash(uint64_t *state, const uint8_t *bytes, size_t count) {
  size_t i = 0;
  for (; i + 64 <= count; i += 64) hash_piece(state, bytes + i);
  if (i < count) {
    uint8_t rest[64];
    galley_hash_rest(bytes + i, count - i, rest);
    hash_piece(state, rest);
  }
}

const galley_pixel_kernels *galley_plain_kernels(void) {
  static const galley_pixel_kernels kernels = GALLEY_PIXEL_TABLE;
  return &kernels;
}
