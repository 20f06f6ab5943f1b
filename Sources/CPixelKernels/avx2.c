#include "hash.h"
#include "palette.h"
#include "plain_pixels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#if defined(__has_include)
#if __has_include(<sys/platform/x86.h>)
#include <sys/platform/x86.h>
#endif
#endif

// The loader has asked the processor already. A virtual machine answers each question itself: the compiler's way of
// asking, which does so before `main`, took a two-hundredth of the time of a small image.
#ifdef CPU_FEATURE_ACTIVE
#define HAS_AVX2 CPU_FEATURE_ACTIVE(AVX2)
#else
#define HAS_AVX2 __builtin_cpu_supports("avx2")
#endif

#define AVX2 __attribute__((target("avx2")))

#include "avx2_png.h"

/// Bytes times 16-bit factors of 255, rounded to nearest: (t + (t >> 8)) >> 8 is t * 257 >> 16.
AVX2 static inline __m256i product(__m256i bytes, __m256i factors) {
  __m256i t = _mm256_add_epi16(_mm256_mullo_epi16(bytes, factors), _mm256_set1_epi16(128));
  return _mm256_mulhi_epu16(t, _mm256_set1_epi16(257));
}

/// Eight pixels times factors of 255: those of the lower and the upper halves of both lanes.
AVX2 static inline __m256i scale(__m256i pixels, __m256i low, __m256i high) {
  __m256i zero = _mm256_setzero_si256();
  return _mm256_packus_epi16(product(_mm256_unpacklo_epi8(pixels, zero), low),
                             product(_mm256_unpackhi_epi8(pixels, zero), high));
}

/// A byte of each 32-bit number, for all four channels of it, as 16-bit factors.
AVX2 static inline void spread(__m256i bytes, int byte, __m256i *low, __m256i *high) {
  char a = (char)byte, b = (char)(4 + byte), c = (char)(8 + byte), d = (char)(12 + byte), z = -1;
  __m256i lower = _mm256_setr_epi8(a, z, a, z, a, z, a, z, b, z, b, z, b, z, b, z, a, z, a, z, a, z, a, z, b, z,
                                   b, z, b, z, b, z);
  __m256i upper = _mm256_setr_epi8(c, z, c, z, c, z, c, z, d, z, d, z, d, z, d, z, c, z, c, z, c, z, c, z, d, z,
                                   d, z, d, z, d, z);
  *low = _mm256_shuffle_epi8(bytes, lower);
  *high = _mm256_shuffle_epi8(bytes, upper);
}

AVX2 static inline __m256i over(__m256i source, __m256i below) {
  __m256i low, high, full = _mm256_set1_epi16(255);
  spread(source, 3, &low, &high);
  return _mm256_add_epi32(
      source, scale(below, _mm256_sub_epi16(full, low), _mm256_sub_epi16(full, high)));
}

/// Shares of eight pixels from their mask.
AVX2 static inline void shares(const uint8_t *mask, __m256i share, __m256i *low, __m256i *high) {
  __m256i numbers = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)mask));
  spread(numbers, 0, low, high);
  *low = product(*low, share);
  *high = product(*high, share);
}

static inline uint64_t eight_bytes(const uint8_t *bytes) {
  uint64_t result;
  __builtin_memcpy(&result, bytes, 8);
  return result;
}

AVX2 static void over_solid(uint32_t *row, size_t count, uint32_t source) {
  __m256i pixel = _mm256_set1_epi32((int)source), rest = _mm256_set1_epi16((short)(255 - (source >> 24)));
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i below = _mm256_loadu_si256((const __m256i *)(row + i));
    _mm256_storeu_si256((__m256i *)(row + i), _mm256_add_epi32(pixel, scale(below, rest, rest)));
  }
  for (; i < count; i++) row[i] = galley_over(source, row[i]);
}

AVX2 static void over_solid_masked(uint32_t *row, const uint8_t *mask, size_t count, uint32_t source,
                                   uint32_t share) {
  __m256i pixel = _mm256_set1_epi32((int)source), whole = _mm256_set1_epi16((short)share), low, high;
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    if (eight_bytes(mask + i) == 0) continue;
    shares(mask + i, whole, &low, &high);
    __m256i below = _mm256_loadu_si256((const __m256i *)(row + i));
    _mm256_storeu_si256((__m256i *)(row + i), over(scale(pixel, low, high), below));
  }
  for (; i < count; i++) {
    if (mask[i] == 0) continue;
    row[i] = galley_over(galley_scale(source, galley_multiply(mask[i], share)), row[i]);
  }
}

/// The channels of a colour, for pixels whose bytes are the upper halves of 16 bits.
AVX2 static inline __m256i parts_of(galley_color color) {
  return _mm256_set1_epi64x((long long)((uint64_t)color.red | (uint64_t)color.green << 16 |
                                        (uint64_t)color.blue << 32 | (uint64_t)color.alpha << 48));
}

AVX2 static inline __m256i color_over(__m256i parts, __m256i rest, __m256i below) {
  __m256i zero = _mm256_setzero_si256();
  __m256i low = _mm256_mulhi_epu16(_mm256_unpacklo_epi8(zero, below), rest);
  __m256i high = _mm256_mulhi_epu16(_mm256_unpackhi_epi8(zero, below), rest);
  return _mm256_packus_epi16(_mm256_srli_epi16(_mm256_add_epi16(low, parts), 8),
                             _mm256_srli_epi16(_mm256_add_epi16(high, parts), 8));
}

AVX2 static void over_color(uint32_t *row, size_t count, galley_color color) {
  __m256i parts = parts_of(color), rest = _mm256_set1_epi16((short)color.rest);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i below = _mm256_loadu_si256((const __m256i *)(row + i));
    _mm256_storeu_si256((__m256i *)(row + i), color_over(parts, rest, below));
  }
  for (; i < count; i++) row[i] = galley_over_color(color, row[i]);
}

AVX2 static void over_color_masked(uint32_t *row, const uint8_t *mask, size_t count, galley_color color) {
  __m256i parts = parts_of(color), rest = _mm256_set1_epi16((short)color.rest);
  __m256i pixel = _mm256_set1_epi32((int)color.pixel), full = _mm256_set1_epi32(255), low, high;
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    uint64_t eight = eight_bytes(mask + i);
    if (eight == 0) continue;
    __m256i below = _mm256_loadu_si256((const __m256i *)(row + i));
    __m256i result = color_over(parts, rest, below);
    if (eight != UINT64_MAX) {
      __m256i numbers = _mm256_cvtepu8_epi32(_mm_loadl_epi64((const __m128i *)(mask + i)));
      spread(numbers, 0, &low, &high);
      __m256i partly = over(scale(pixel, low, high), below);
      result = _mm256_blendv_epi8(partly, result, _mm256_cmpeq_epi32(numbers, full));
    }
    _mm256_storeu_si256((__m256i *)(row + i), result);
  }
  for (; i < count; i++) {
    if (mask[i] == 0) continue;
    row[i] = mask[i] == 255 ? galley_over_color(color, row[i])
                            : galley_over(galley_scale(color.pixel, mask[i]), row[i]);
  }
}

AVX2 static void over_pixels(uint32_t *row, const uint32_t *source, size_t count, uint32_t share) {
  const __m256i opaque = _mm256_set1_epi32((int)0xff000000);
  __m256i whole = _mm256_set1_epi16((short)share);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i pixels = _mm256_loadu_si256((const __m256i *)(source + i));
    // Pixels without alpha take the place of those below.
    if (share == 255 && _mm256_testc_si256(pixels, opaque)) {
      _mm256_storeu_si256((__m256i *)(row + i), pixels);
      continue;
    }
    __m256i below = _mm256_loadu_si256((const __m256i *)(row + i));
    if (share != 255) pixels = scale(pixels, whole, whole);
    _mm256_storeu_si256((__m256i *)(row + i), over(pixels, below));
  }
  for (; i < count; i++) row[i] = galley_over(galley_scale(source[i], share), row[i]);
}

AVX2 static void over_pixels_masked(uint32_t *row, const uint32_t *source, const uint8_t *mask, size_t count,
                                    uint32_t share) {
  __m256i whole = _mm256_set1_epi16((short)share), low, high;
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    if (eight_bytes(mask + i) == 0) continue;
    shares(mask + i, whole, &low, &high);
    __m256i pixels = _mm256_loadu_si256((const __m256i *)(source + i));
    __m256i below = _mm256_loadu_si256((const __m256i *)(row + i));
    _mm256_storeu_si256((__m256i *)(row + i), over(scale(pixels, low, high), below));
  }
  for (; i < count; i++) {
    row[i] = galley_over(galley_scale(source[i], galley_multiply(mask[i], share)), row[i]);
  }
}

/// The colours of four neighbours. Four loads are quicker than one that gathers.
AVX2 static inline __m128i step_colors(const uint32_t *colors, __m256d x, __m256d base, __m256d slope) {
  __m256d half = _mm256_set1_pd(0.5);
  __m256d step = _mm256_add_pd(base, _mm256_mul_pd(_mm256_add_pd(x, half), slope));
  step = _mm256_add_pd(_mm256_max_pd(step, _mm256_setzero_pd()), half);
  __m128i places = _mm256_cvttpd_epi32(_mm256_min_pd(step, _mm256_set1_pd(1023)));
  uint64_t low = (uint64_t)_mm_cvtsi128_si64(places), high = (uint64_t)_mm_extract_epi64(places, 1);
  return _mm_setr_epi32((int)colors[(uint32_t)low], (int)colors[low >> 32], (int)colors[(uint32_t)high],
                        (int)colors[high >> 32]);
}

AVX2 static void linear_colors(uint32_t *out, size_t count, const uint32_t *colors, double base, double slope,
                               double x) {
  __m256d bases = _mm256_set1_pd(base), slopes = _mm256_set1_pd(slope);
  __m256d first = _mm256_add_pd(_mm256_set1_pd(x), _mm256_setr_pd(0, 1, 2, 3));
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256d place = _mm256_add_pd(first, _mm256_set1_pd((double)i));
    _mm_storeu_si128((__m128i *)(out + i), step_colors(colors, place, bases, slopes));
    place = _mm256_add_pd(place, _mm256_set1_pd(4));
    _mm_storeu_si128((__m128i *)(out + i + 4), step_colors(colors, place, bases, slopes));
  }
  for (; i < count; i++) out[i] = galley_linear_color(colors, base, slope, x + (double)i);
}

/// The mean of the pixels at two columns of a row, times 256: four 32-bit channels.
AVX2 static inline __m128i mean(const uint32_t *row, const int32_t *column) {
  __m128i a = _mm_cvtepu8_epi32(_mm_cvtsi32_si128((int)row[column[0]]));
  __m128i b = _mm_cvtepu8_epi32(_mm_cvtsi32_si128((int)row[column[1]]));
  __m128i pairs = _mm_or_si128(a, _mm_slli_epi32(b, 16));
  return _mm_madd_epi16(pairs, _mm_set1_epi32((256 - column[2]) | column[2] << 16));
}

AVX2 static void bilinear(uint32_t *out, const uint32_t *upper, const uint32_t *lower, const int32_t *columns,
                          size_t count, uint32_t weight) {
  __m128i above = _mm_set1_epi32((int)(256 - weight)), below = _mm_set1_epi32((int)weight);
  for (size_t i = 0; i < count; i++) {
    __m128i top = _mm_mullo_epi32(mean(upper, columns + 3 * i), above);
    __m128i bottom = _mm_mullo_epi32(mean(lower, columns + 3 * i), below);
    __m128i sum = _mm_add_epi32(_mm_add_epi32(top, bottom), _mm_set1_epi32(1 << 15));
    __m128i words = _mm_packus_epi32(_mm_srli_epi32(sum, 16), _mm_setzero_si128());
    out[i] = (uint32_t)_mm_cvtsi128_si32(_mm_packus_epi16(words, words));
  }
}

/// Means of four columns.
AVX2 static inline __m128i means(__m128i sums, __m128i edges, __m256d share, __m256d inverse) {
  __m256d total = _mm256_mul_pd(_mm256_cvtepi32_pd(sums), _mm256_set1_pd(65536));
  total = _mm256_add_pd(total, _mm256_mul_pd(_mm256_cvtepi32_pd(edges), share));
  return _mm256_cvttpd_epi32(_mm256_add_pd(_mm256_mul_pd(total, inverse), _mm256_set1_pd(0.5)));
}

AVX2 static void mean_row(uint32_t *sums, const uint16_t *entering, const uint16_t *leaving, const uint16_t *next,
                          size_t count, uint32_t share, double inverse, uint16_t *out) {
  __m256d shares = _mm256_set1_pd(share), inverses = _mm256_set1_pd(inverse);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i in = _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)(entering + i)));
    __m256i gone = _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)(leaving + i)));
    __m256i coming = _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)(next + i)));
    __m256i sum = _mm256_loadu_si256((const __m256i *)(sums + i));
    sum = _mm256_sub_epi32(_mm256_add_epi32(sum, in), gone);
    _mm256_storeu_si256((__m256i *)(sums + i), sum);
    __m256i edges = _mm256_add_epi32(coming, gone);
    __m128i low = means(_mm256_castsi256_si128(sum), _mm256_castsi256_si128(edges), shares, inverses);
    __m128i high =
        means(_mm256_extracti128_si256(sum, 1), _mm256_extracti128_si256(edges, 1), shares, inverses);
    _mm_storeu_si128((__m128i *)(out + i), _mm_packus_epi32(low, high));
  }
  for (; i < count; i++) {
    sums[i] += entering[i] - (uint32_t)leaving[i];
    out[i] = galley_mean(sums[i], (uint32_t)next[i] + leaving[i], share, inverse);
  }
}

AVX2 static inline __m256i eight_samples(const uint16_t *samples) {
  return _mm256_cvtepu16_epi32(_mm_loadu_si128((const __m128i *)samples));
}

AVX2 static void weigh_row(const uint16_t *const *rows, const uint32_t *weights, size_t pairs, size_t count,
                           uint16_t *out) {
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i sum = _mm256_mullo_epi32(eight_samples(rows[0] + i), _mm256_set1_epi32((int)weights[0]));
    sum = _mm256_add_epi32(sum, _mm256_set1_epi32(32768));
    for (size_t k = 1; k <= pairs; k++) {
      __m256i pair = _mm256_add_epi32(eight_samples(rows[2 * k - 1] + i), eight_samples(rows[2 * k] + i));
      sum = _mm256_add_epi32(sum, _mm256_mullo_epi32(pair, _mm256_set1_epi32((int)weights[k])));
    }
    sum = _mm256_srli_epi32(sum, 16);
    _mm_storeu_si128((__m128i *)(out + i),
                     _mm_packus_epi32(_mm256_castsi256_si128(sum), _mm256_extracti128_si256(sum, 1)));
  }
  for (; i < count; i++) out[i] = galley_weighed(rows, weights, pairs, i);
}

/// Eight columns of eight rows.
AVX2 static inline void transpose_block(const uint16_t *samples, size_t width, size_t height, uint16_t *out) {
  __m128i a[8], b[8];
  for (int i = 0; i < 8; i++) a[i] = _mm_loadu_si128((const __m128i *)(samples + (size_t)i * width));
  for (int i = 0; i < 4; i++) {
    b[2 * i] = _mm_unpacklo_epi16(a[2 * i], a[2 * i + 1]);
    b[2 * i + 1] = _mm_unpackhi_epi16(a[2 * i], a[2 * i + 1]);
  }
  for (int i = 0; i < 8; i += 4) {
    a[i] = _mm_unpacklo_epi32(b[i], b[i + 2]);
    a[i + 1] = _mm_unpackhi_epi32(b[i], b[i + 2]);
    a[i + 2] = _mm_unpacklo_epi32(b[i + 1], b[i + 3]);
    a[i + 3] = _mm_unpackhi_epi32(b[i + 1], b[i + 3]);
  }
  for (int i = 0; i < 4; i++) {
    __m128i even = _mm_unpacklo_epi64(a[i], a[i + 4]), odd = _mm_unpackhi_epi64(a[i], a[i + 4]);
    _mm_storeu_si128((__m128i *)(out + (size_t)(2 * i) * height), even);
    _mm_storeu_si128((__m128i *)(out + (size_t)(2 * i + 1) * height), odd);
  }
}

AVX2 static void transpose(const uint16_t *samples, size_t width, size_t height, uint16_t *out) {
  GALLEY_TRANSPOSE_BLOCKS(transpose_block, samples, width, height, out);
}

AVX2 static inline __m256i hash_lanes(__m256i sum, __m256i key, __m256i words) {
  __m256i keyed = _mm256_xor_si256(words, key);
  __m256i product = _mm256_mul_epu32(keyed, _mm256_srli_epi64(keyed, 32));
  // Lanes and their neighbours change places.
  __m256i neighbours = _mm256_permute4x64_epi64(words, 0xb1);
  sum = _mm256_add_epi64(sum, _mm256_add_epi64(product, neighbours));
  return _mm256_xor_si256(sum, _mm256_srli_epi64(sum, GALLEY_HASH_FOLD));
}

AVX2 static void hash(uint64_t *state, const uint8_t *bytes, size_t count) {
  __m256i step = _mm256_set1_epi64x((long long)GALLEY_HASH_STEP), number = _mm256_set1_epi64x((long long)state[8]);
  const __m256i *keys = (const __m256i *)galley_hash_keys;
  __m256i low_key = _mm256_add_epi64(_mm256_loadu_si256(keys), number);
  __m256i high_key = _mm256_add_epi64(_mm256_loadu_si256(keys + 1), number);
  __m256i low = _mm256_loadu_si256((const __m256i *)state), high = _mm256_loadu_si256((const __m256i *)state + 1);
  size_t i = 0;
  for (; i + 64 <= count; i += 64) {
    low = hash_lanes(low, low_key, _mm256_loadu_si256((const __m256i *)(bytes + i)));
    high = hash_lanes(high, high_key, _mm256_loadu_si256((const __m256i *)(bytes + i + 32)));
    low_key = _mm256_add_epi64(low_key, step);
    high_key = _mm256_add_epi64(high_key, step);
  }
  if (i < count) {
    uint8_t rest[64];
    galley_hash_rest(bytes + i, count - i, rest);
    low = hash_lanes(low, low_key, _mm256_loadu_si256((const __m256i *)rest));
    high = hash_lanes(high, high_key, _mm256_loadu_si256((const __m256i *)(rest + 32)));
  }
  _mm256_storeu_si256((__m256i *)state, low);
  _mm256_storeu_si256((__m256i *)state + 1, high);
  state[8] += (count + 63) / 64 * GALLEY_HASH_STEP;
}

const galley_pixel_kernels *galley_avx2_kernels(void) {
  static const galley_pixel_kernels kernels = GALLEY_PIXEL_TABLE;
  return HAS_AVX2 ? &kernels : NULL;
}

#else

const galley_pixel_kernels *galley_avx2_kernels(void) { return NULL; }

#endif
