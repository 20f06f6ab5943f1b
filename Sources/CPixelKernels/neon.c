#include "hash.h"
#include "palette.h"
#include "plain_pixels.h"

// Every processor of this kind has NEON. A pixel's red byte is the first one in memory and the lowest one of its number.
#if defined(__aarch64__) && !defined(__AARCH64EB__)
#include <arm_neon.h>

/// Bytes times bytes of 255, rounded to nearest: what is added and shifted is (t + (t >> 8)) >> 8 of t = product + 128.
static inline uint8x8_t product(uint8x8_t bytes, uint8x8_t factors) {
  uint16x8_t t = vmull_u8(bytes, factors);
  return vraddhn_u16(t, vrshrq_n_u16(t, 8));
}

/// Four pixels times a factor of 255 for each of their bytes.
static inline uint32x4_t scale(uint32x4_t pixels, uint8x16_t factors) {
  uint8x16_t bytes = vreinterpretq_u8_u32(pixels);
  return vreinterpretq_u32_u8(vcombine_u8(product(vget_low_u8(bytes), vget_low_u8(factors)),
                                          product(vget_high_u8(bytes), vget_high_u8(factors))));
}

/// The alphas of four pixels, for all four channels of each.
static inline uint8x16_t alphas(uint32x4_t pixels) {
  return vreinterpretq_u8_u32(vmulq_n_u32(vshrq_n_u32(pixels, 24), 0x01010101));
}

static inline uint32x4_t over(uint32x4_t source, uint32x4_t below) {
  return vaddq_u32(source, scale(below, vmvnq_u8(alphas(source))));
}

/// A byte of a mask for each of eight pixels, for all four channels of each.
static inline uint8x16x2_t spread(uint8x8_t mask) {
  uint8x8x2_t pairs = vzip_u8(mask, mask);
  uint8x16_t twice = vcombine_u8(pairs.val[0], pairs.val[1]);
  return vzipq_u8(twice, twice);
}

static inline uint64_t eight_bytes(const uint8_t *bytes) {
  uint64_t result;
  __builtin_memcpy(&result, bytes, 8);
  return result;
}

static void over_solid(uint32_t *row, size_t count, uint32_t source) {
  uint32x4_t pixel = vdupq_n_u32(source);
  uint8x16_t rest = vdupq_n_u8((uint8_t)(255 - (source >> 24)));
  size_t i = 0;
  for (; i + 4 <= count; i += 4) vst1q_u32(row + i, vaddq_u32(pixel, scale(vld1q_u32(row + i), rest)));
  for (; i < count; i++) row[i] = galley_over(source, row[i]);
}

static void over_solid_masked(uint32_t *row, const uint8_t *mask, size_t count, uint32_t source, uint32_t share) {
  uint32x4_t pixel = vdupq_n_u32(source);
  uint8x8_t whole = vdup_n_u8((uint8_t)share);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    if (eight_bytes(mask + i) == 0) continue;
    uint8x16x2_t shares = spread(product(vld1_u8(mask + i), whole));
    vst1q_u32(row + i, over(scale(pixel, shares.val[0]), vld1q_u32(row + i)));
    vst1q_u32(row + i + 4, over(scale(pixel, shares.val[1]), vld1q_u32(row + i + 4)));
  }
  for (; i < count; i++) {
    if (mask[i] == 0) continue;
    row[i] = galley_over(galley_scale(source, galley_multiply(mask[i], share)), row[i]);
  }
}

/// The channels of a colour, for two pixels whose bytes are the upper halves of 16 bits.
static inline uint16x8_t parts_of(galley_color color) {
  uint64_t parts = (uint64_t)color.red | (uint64_t)color.green << 16 | (uint64_t)color.blue << 32 |
                   (uint64_t)color.alpha << 48;
  return vreinterpretq_u16_u64(vdupq_n_u64(parts));
}

static inline uint8x8_t two_over(uint16x8_t parts, uint16_t rest, uint8x8_t below) {
  uint16x8_t bytes = vmovl_u8(below);
  uint16x4_t low = vshrn_n_u32(vmull_n_u16(vget_low_u16(bytes), rest), 8);
  uint16x4_t high = vshrn_n_u32(vmull_n_u16(vget_high_u16(bytes), rest), 8);
  return vshrn_n_u16(vaddq_u16(vcombine_u16(low, high), parts), 8);
}

static inline uint32x4_t color_over(uint16x8_t parts, uint16_t rest, uint32x4_t below) {
  uint8x16_t bytes = vreinterpretq_u8_u32(below);
  return vreinterpretq_u32_u8(
      vcombine_u8(two_over(parts, rest, vget_low_u8(bytes)), two_over(parts, rest, vget_high_u8(bytes))));
}

static void over_color(uint32_t *row, size_t count, galley_color color) {
  uint16x8_t parts = parts_of(color);
  size_t i = 0;
  for (; i + 4 <= count; i += 4) vst1q_u32(row + i, color_over(parts, color.rest, vld1q_u32(row + i)));
  for (; i < count; i++) row[i] = galley_over_color(color, row[i]);
}

/// Four pixels whose mask is `shares`, which is of 255 where `color` is over the whole pixel.
static inline void color_over_masked(uint32_t *row, uint8x16_t shares, uint16x8_t parts, galley_color color) {
  uint32x4_t below = vld1q_u32(row);
  uint32x4_t partly = over(scale(vdupq_n_u32(color.pixel), shares), below);
  uint32x4_t whole = vreinterpretq_u32_u8(vceqq_u8(shares, vdupq_n_u8(255)));
  vst1q_u32(row, vbslq_u32(whole, color_over(parts, color.rest, below), partly));
}

static void over_color_masked(uint32_t *row, const uint8_t *mask, size_t count, galley_color color) {
  uint16x8_t parts = parts_of(color);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    uint64_t eight = eight_bytes(mask + i);
    if (eight == 0) continue;
    if (eight == UINT64_MAX) {
      vst1q_u32(row + i, color_over(parts, color.rest, vld1q_u32(row + i)));
      vst1q_u32(row + i + 4, color_over(parts, color.rest, vld1q_u32(row + i + 4)));
      continue;
    }
    uint8x16x2_t shares = spread(vld1_u8(mask + i));
    color_over_masked(row + i, shares.val[0], parts, color);
    color_over_masked(row + i + 4, shares.val[1], parts, color);
  }
  for (; i < count; i++) {
    if (mask[i] == 0) continue;
    row[i] = mask[i] == 255 ? galley_over_color(color, row[i])
                            : galley_over(galley_scale(color.pixel, mask[i]), row[i]);
  }
}

static void over_pixels(uint32_t *row, const uint32_t *source, size_t count, uint32_t share) {
  uint8x16_t whole = vdupq_n_u8((uint8_t)share);
  size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    uint32x4_t pixels = vld1q_u32(source + i);
    if (share != 255) pixels = scale(pixels, whole);
    // Pixels without alpha take the place of those below.
    if (vminvq_u32(pixels) < 0xff000000) pixels = over(pixels, vld1q_u32(row + i));
    vst1q_u32(row + i, pixels);
  }
  for (; i < count; i++) row[i] = galley_over(galley_scale(source[i], share), row[i]);
}

static void over_pixels_masked(uint32_t *row, const uint32_t *source, const uint8_t *mask, size_t count,
                               uint32_t share) {
  uint8x8_t whole = vdup_n_u8((uint8_t)share);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    if (eight_bytes(mask + i) == 0) continue;
    uint8x16x2_t shares = spread(product(vld1_u8(mask + i), whole));
    vst1q_u32(row + i, over(scale(vld1q_u32(source + i), shares.val[0]), vld1q_u32(row + i)));
    vst1q_u32(row + i + 4, over(scale(vld1q_u32(source + i + 4), shares.val[1]), vld1q_u32(row + i + 4)));
  }
  for (; i < count; i++) {
    row[i] = galley_over(galley_scale(source[i], galley_multiply(mask[i], share)), row[i]);
  }
}

/// The places of two neighbours in a table of 1024 colours. What is no number is the first one.
static inline int64x2_t steps(float64x2_t x, float64x2_t base, float64x2_t slope) {
  float64x2_t half = vdupq_n_f64(0.5);
  float64x2_t product = vmulq_f64(vaddq_f64(x, half), slope);
  float64x2_t step = vaddq_f64(base, product);
  step = vaddq_f64(vmaxnmq_f64(step, vdupq_n_f64(0)), half);
  return vcvtq_s64_f64(vminq_f64(step, vdupq_n_f64(1023)));
}

static void linear_colors(uint32_t *out, size_t count, const uint32_t *colors, double base, double slope, double x) {
  float64x2_t bases = vdupq_n_f64(base), slopes = vdupq_n_f64(slope);
  float64x2_t first = vsetq_lane_f64(x + 1, vdupq_n_f64(x), 1);
  size_t i = 0;
  for (; i + 2 <= count; i += 2) {
    int64x2_t places = steps(vaddq_f64(first, vdupq_n_f64((double)i)), bases, slopes);
    out[i] = colors[vgetq_lane_s64(places, 0)];
    out[i + 1] = colors[vgetq_lane_s64(places, 1)];
  }
  for (; i < count; i++) out[i] = galley_linear_color(colors, base, slope, x + (double)i);
}

static void bilinear(uint32_t *out, const uint32_t *upper, const uint32_t *lower, const int32_t *columns,
                     size_t count, uint32_t weight) {
  for (size_t i = 0; i < count; i++) {
    const int32_t *column = columns + 3 * i;
    // Both rows side by side: their means times 256 are below 65,536.
    uint32x2_t left = vset_lane_u32(lower[column[0]], vdup_n_u32(upper[column[0]]), 1);
    uint32x2_t right = vset_lane_u32(lower[column[1]], vdup_n_u32(upper[column[1]]), 1);
    uint16x8_t means = vmulq_n_u16(vmovl_u8(vreinterpret_u8_u32(left)), (uint16_t)(256 - column[2]));
    means = vmlaq_n_u16(means, vmovl_u8(vreinterpret_u8_u32(right)), (uint16_t)column[2]);
    uint32x4_t sum = vmull_n_u16(vget_low_u16(means), (uint16_t)(256 - weight));
    sum = vmlal_n_u16(sum, vget_high_u16(means), (uint16_t)weight);
    uint16x4_t channels = vrshrn_n_u32(sum, 16);
    out[i] = vget_lane_u32(vreinterpret_u32_u8(vmovn_u16(vcombine_u16(channels, channels))), 0);
  }
}

static int palette_numbers(galley_palette *palette, const uint32_t *row, size_t count, uint8_t *out) {
  if (count == 0) return 1;
  uint32_t last = row[0];
  int number = galley_palette_number(palette, last);
  if (number < 0) return 0;
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    // The last colour on its own.
    uint32x4_t same = vdupq_n_u32(last);
    uint32x4_t equal = vandq_u32(vceqq_u32(vld1q_u32(row + i), same), vceqq_u32(vld1q_u32(row + i + 4), same));
    if (vminvq_u32(equal) == UINT32_MAX) {
      vst1_u8(out + i, vdup_n_u8((uint8_t)number));
      continue;
    }
    for (size_t k = i; k < i + 8; k++) {
      if (row[k] != last && (number = galley_palette_number(palette, row[k])) < 0) return 0;
      last = row[k];
      out[k] = (uint8_t)number;
    }
  }
  for (; i < count; i++) {
    if ((number = galley_palette_number(palette, row[i])) < 0) return 0;
    out[i] = (uint8_t)number;
  }
  return 1;
}

static int opaque_rgb(const uint32_t *row, size_t count, uint8_t *out) {
  uint8x16_t all = vdupq_n_u8(255);
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    uint8x16x4_t pixels = vld4q_u8((const uint8_t *)(row + i));
    all = vandq_u8(all, pixels.val[3]);
    uint8x16x3_t samples = {{pixels.val[0], pixels.val[1], pixels.val[2]}};
    vst3q_u8(out + 3 * i, samples);
  }
  int opaque = vminvq_u8(all) == 255;
  for (; i < count; i++) opaque &= galley_rgb(row[i], out + 3 * i);
  return opaque;
}

static int opaque_rgb_up(const uint32_t *row, const uint32_t *above, size_t count, uint8_t *out) {
  uint8x16_t all = vdupq_n_u8(255);
  size_t i = 0;
  for (; i + 16 <= count; i += 16) {
    uint8x16x4_t own = vld4q_u8((const uint8_t *)(row + i)), up = vld4q_u8((const uint8_t *)(above + i));
    all = vandq_u8(all, own.val[3]);
    uint8x16x3_t samples = {{vsubq_u8(own.val[0], up.val[0]), vsubq_u8(own.val[1], up.val[1]),
                             vsubq_u8(own.val[2], up.val[2])}};
    vst3q_u8(out + 3 * i, samples);
  }
  int opaque = vminvq_u8(all) == 255;
  for (; i < count; i++) opaque &= galley_rgb_up(row[i], above[i], out + 3 * i);
  return opaque;
}

static void filter_up(const uint8_t *row, const uint8_t *above, size_t count, uint8_t *out) {
  size_t i = 0;
  for (; i + 16 <= count; i += 16) vst1q_u8(out + i, vsubq_u8(vld1q_u8(row + i), vld1q_u8(above + i)));
  for (; i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
}

static void filter_paeth(const uint8_t *row, const uint8_t *above, size_t count, size_t channels, uint8_t *out) {
  size_t i = 0;
  for (; i < channels && i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
  for (; i + 8 <= count; i += 8) {
    uint8x8_t left = vld1_u8(row + i - channels), up = vld1_u8(above + i), corner = vld1_u8(above + i - channels);
    uint16x8_t a = vabdl_u8(up, corner), b = vabdl_u8(left, corner);
    uint16x8_t c = vabdq_u16(vaddl_u8(left, up), vaddl_u8(corner, corner));
    uint8x8_t is_left = vmovn_u16(vandq_u16(vcleq_u16(a, b), vcleq_u16(a, c)));
    uint8x8_t nearest = vbsl_u8(is_left, left, vbsl_u8(vmovn_u16(vcleq_u16(b, c)), up, corner));
    vst1_u8(out + i, vsub_u8(vld1_u8(row + i), nearest));
  }
  for (; i < count; i++) {
    out[i] = (uint8_t)(row[i] - galley_paeth(row[i - channels], above[i], above[i - channels]));
  }
}

/// Means of two columns.
static inline uint32x2_t means(uint32x2_t sums, uint32x2_t edges, float64x2_t share, float64x2_t inverse) {
  float64x2_t total = vmulq_f64(vcvtq_f64_u64(vmovl_u32(sums)), vdupq_n_f64(65536));
  float64x2_t part = vmulq_f64(vcvtq_f64_u64(vmovl_u32(edges)), share);
  total = vaddq_f64(total, part);
  total = vmulq_f64(total, inverse);
  return vmovn_u64(vcvtq_u64_f64(vaddq_f64(total, vdupq_n_f64(0.5))));
}

static void mean_row(uint32_t *sums, const uint16_t *entering, const uint16_t *leaving, const uint16_t *next,
                     size_t count, uint32_t share, double inverse, uint16_t *out) {
  float64x2_t shares = vdupq_n_f64(share), inverses = vdupq_n_f64(inverse);
  size_t i = 0;
  for (; i + 4 <= count; i += 4) {
    uint16x4_t gone = vld1_u16(leaving + i);
    uint32x4_t sum = vsubw_u16(vaddw_u16(vld1q_u32(sums + i), vld1_u16(entering + i)), gone);
    vst1q_u32(sums + i, sum);
    uint32x4_t edges = vaddl_u16(vld1_u16(next + i), gone);
    uint32x2_t low = means(vget_low_u32(sum), vget_low_u32(edges), shares, inverses);
    uint32x2_t high = means(vget_high_u32(sum), vget_high_u32(edges), shares, inverses);
    vst1_u16(out + i, vmovn_u32(vcombine_u32(low, high)));
  }
  for (; i < count; i++) {
    sums[i] += entering[i] - (uint32_t)leaving[i];
    out[i] = galley_mean(sums[i], (uint32_t)next[i] + leaving[i], share, inverse);
  }
}

static void weigh_row(const uint16_t *const *rows, const uint32_t *weights, size_t pairs, size_t count,
                      uint16_t *out) {
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    uint16x8_t middle = vld1q_u16(rows[0] + i);
    uint32x4_t low = vmlaq_n_u32(vdupq_n_u32(32768), vmovl_u16(vget_low_u16(middle)), weights[0]);
    uint32x4_t high = vmlaq_n_u32(vdupq_n_u32(32768), vmovl_u16(vget_high_u16(middle)), weights[0]);
    for (size_t k = 1; k <= pairs; k++) {
      uint16x8_t one = vld1q_u16(rows[2 * k - 1] + i), other = vld1q_u16(rows[2 * k] + i);
      low = vmlaq_n_u32(low, vaddl_u16(vget_low_u16(one), vget_low_u16(other)), weights[k]);
      high = vmlaq_n_u32(high, vaddl_u16(vget_high_u16(one), vget_high_u16(other)), weights[k]);
    }
    vst1q_u16(out + i, vcombine_u16(vshrn_n_u32(low, 16), vshrn_n_u32(high, 16)));
  }
  for (; i < count; i++) out[i] = galley_weighed(rows, weights, pairs, i);
}

/// Eight columns of eight rows: pairs of rows change samples, then pairs of samples, then fours of them.
static inline void transpose_block(const uint16_t *samples, size_t width, size_t height, uint16_t *out) {
  uint32x4_t pairs[8];
  uint64x2_t fours[8];
  for (int i = 0; i < 8; i += 2) {
    uint16x8_t one = vld1q_u16(samples + (size_t)i * width), other = vld1q_u16(samples + (size_t)(i + 1) * width);
    pairs[i] = vreinterpretq_u32_u16(vtrn1q_u16(one, other));
    pairs[i + 1] = vreinterpretq_u32_u16(vtrn2q_u16(one, other));
  }
  for (int i = 0; i < 8; i += 4) {
    for (int k = i; k < i + 2; k++) {
      fours[k] = vreinterpretq_u64_u32(vtrn1q_u32(pairs[k], pairs[k + 2]));
      fours[k + 2] = vreinterpretq_u64_u32(vtrn2q_u32(pairs[k], pairs[k + 2]));
    }
  }
  for (int i = 0; i < 4; i++) {
    vst1q_u16(out + (size_t)i * height, vreinterpretq_u16_u64(vtrn1q_u64(fours[i], fours[i + 4])));
    vst1q_u16(out + (size_t)(i + 4) * height, vreinterpretq_u16_u64(vtrn2q_u64(fours[i], fours[i + 4])));
  }
}

static void transpose(const uint16_t *samples, size_t width, size_t height, uint16_t *out) {
  GALLEY_TRANSPOSE_BLOCKS(transpose_block, samples, width, height, out);
}

/// Adds 64 bytes to four pairs of sums, whose keys are `number` further than those of the first piece.
static inline void hash_piece(uint64x2_t *sums, const uint8_t *bytes, uint64_t number) {
  for (int pair = 0; pair < 4; pair++) {
    uint64x2_t words = vreinterpretq_u64_u8(vld1q_u8(bytes + 16 * pair));
    uint64x2_t keyed = veorq_u64(words, vaddq_u64(vld1q_u64(galley_hash_keys + 2 * pair), vdupq_n_u64(number)));
    // Lanes and their neighbours change places.
    uint64x2_t sum = vaddq_u64(sums[pair], vextq_u64(words, words, 1));
    sum = vmlal_u32(sum, vmovn_u64(keyed), vshrn_n_u64(keyed, 32));
    sums[pair] = veorq_u64(sum, vshrq_n_u64(sum, GALLEY_HASH_FOLD));
  }
}

static void hash(uint64_t *state, const uint8_t *bytes, size_t count) {
  uint64x2_t sums[4];
  for (int pair = 0; pair < 4; pair++) sums[pair] = vld1q_u64(state + 2 * pair);
  size_t i = 0;
  for (; i + 64 <= count; i += 64) {
    hash_piece(sums, bytes + i, state[8]);
    state[8] += GALLEY_HASH_STEP;
  }
  if (i < count) {
    uint8_t rest[64];
    galley_hash_rest(bytes + i, count - i, rest);
    hash_piece(sums, rest, state[8]);
    state[8] += GALLEY_HASH_STEP;
  }
  for (int pair = 0; pair < 4; pair++) vst1q_u64(state + 2 * pair, sums[pair]);
}

const galley_pixel_kernels *galley_neon_kernels(void) {
  static const galley_pixel_kernels kernels = GALLEY_PIXEL_TABLE;
  return &kernels;
}

#else

const galley_pixel_kernels *galley_neon_kernels(void) { return NULL; }

#endif
