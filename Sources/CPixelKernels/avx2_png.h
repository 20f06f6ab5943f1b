// The loops of AVX2 that PNG files are written with: numbers of palettes, bytes of opaque pixels, filters of rows. Part of
// avx2.c, which says what `AVX2` is: the table of the loops is there.
#ifndef GALLEY_AVX2_PNG_H
#define GALLEY_AVX2_PNG_H

#include <immintrin.h>

#include "palette.h"
#include "plain_pixels.h"

/// The numbers of eight pixels whose colours all are where they belong in the table; 0 where one is not.
AVX2 static inline int known_numbers(const galley_palette *palette, __m256i colors, uint8_t *out) {
  __m256i slots = _mm256_srli_epi32(_mm256_mullo_epi32(colors, _mm256_set1_epi32((int)0x9e3779b1u)), 20);
  __m256i found = _mm256_i32gather_epi32((const int *)palette->slot_colors, slots, 4);
  if (_mm256_movemask_epi8(_mm256_cmpeq_epi32(found, colors)) != -1) return 0;
  __m256i numbers = _mm256_i32gather_epi32((const int *)palette->slot_numbers, slots, 1);
  __m256i bytes = _mm256_shuffle_epi8(
      numbers, _mm256_setr_epi8(0, 4, 8, 12, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 0, 4, 8, 12, -1, -1,
                                -1, -1, -1, -1, -1, -1, -1, -1, -1, -1));
  int low = _mm256_extract_epi32(bytes, 0), high = _mm256_extract_epi32(bytes, 4);
  __builtin_memcpy(out, &low, 4);
  __builtin_memcpy(out + 4, &high, 4);
  return 1;
}

AVX2 static int palette_numbers(galley_palette *palette, const uint32_t *row, size_t count, uint8_t *out) {
  if (count == 0) return 1;
  int number = galley_palette_number(palette, row[0]);
  if (number < 0) return 0;
  // The last colour on its own.
  __m256i same = _mm256_set1_epi32((int)row[0]);
  __m128i numbers = _mm_set1_epi8((char)number);
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    __m256i colors = _mm256_loadu_si256((const __m256i *)(row + i));
    if (_mm256_movemask_epi8(_mm256_cmpeq_epi32(colors, same)) == -1) {
      _mm_storel_epi64((__m128i *)(out + i), numbers);
      continue;
    }
    if (!known_numbers(palette, colors, out + i)) {
      for (size_t k = i; k < i + 8; k++) {
        if ((number = galley_palette_number(palette, row[k])) < 0) return 0;
        out[k] = (uint8_t)number;
      }
    }
    same = _mm256_set1_epi32((int)row[i + 7]);
    numbers = _mm_set1_epi8((char)out[i + 7]);
  }
  for (; i < count; i++) {
    if ((number = galley_palette_number(palette, row[i])) < 0) return 0;
    out[i] = (uint8_t)number;
  }
  return 1;
}

/// The first three bytes of each of eight pixels; four bytes more are written.
AVX2 static inline void store_rgb(__m256i pixels, uint8_t *out) {
  __m256i order = _mm256_setr_epi8(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1, 0, 1, 2, 4, 5, 6, 8, 9,
                                   10, 12, 13, 14, -1, -1, -1, -1);
  __m256i packed = _mm256_shuffle_epi8(pixels, order);
  _mm_storeu_si128((__m128i *)out, _mm256_castsi256_si128(packed));
  _mm_storeu_si128((__m128i *)(out + 12), _mm256_extracti128_si256(packed, 1));
}

/// Whether all bits of the alphas are set.
AVX2 static inline int is_opaque(__m256i pixels) {
  __m256i alphas = _mm256_cmpeq_epi32(_mm256_srli_epi32(pixels, 24), _mm256_set1_epi32(255));
  return _mm256_movemask_epi8(alphas) == -1;
}

AVX2 static int opaque_rgb(const uint32_t *row, size_t count, uint8_t *out) {
  __m256i all = _mm256_set1_epi32(-1);
  size_t i = 0;
  for (; i + 10 <= count; i += 8) {
    __m256i pixels = _mm256_loadu_si256((const __m256i *)(row + i));
    all = _mm256_and_si256(all, pixels);
    store_rgb(pixels, out + 3 * i);
  }
  int opaque = is_opaque(all);
  for (; i < count; i++) opaque &= galley_rgb(row[i], out + 3 * i);
  return opaque;
}

AVX2 static int opaque_rgb_up(const uint32_t *row, const uint32_t *above, size_t count, uint8_t *out) {
  __m256i all = _mm256_set1_epi32(-1);
  size_t i = 0;
  for (; i + 10 <= count; i += 8) {
    __m256i pixels = _mm256_loadu_si256((const __m256i *)(row + i));
    all = _mm256_and_si256(all, pixels);
    store_rgb(_mm256_sub_epi8(pixels, _mm256_loadu_si256((const __m256i *)(above + i))), out + 3 * i);
  }
  int opaque = is_opaque(all);
  for (; i < count; i++) opaque &= galley_rgb_up(row[i], above[i], out + 3 * i);
  return opaque;
}

AVX2 static void filter_up(const uint8_t *row, const uint8_t *above, size_t count, uint8_t *out) {
  size_t i = 0;
  for (; i + 32 <= count; i += 32) {
    __m256i own = _mm256_loadu_si256((const __m256i *)(row + i));
    __m256i up = _mm256_loadu_si256((const __m256i *)(above + i));
    _mm256_storeu_si256((__m256i *)(out + i), _mm256_sub_epi8(own, up));
  }
  for (; i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
}

AVX2 static inline __m256i sixteen(const uint8_t *bytes) {
  return _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)bytes));
}

AVX2 static void filter_paeth(const uint8_t *row, const uint8_t *above, size_t count, size_t channels,
                              uint8_t *out) {
  size_t i = 0;
  for (; i < channels && i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
  for (; i + 16 <= count; i += 16) {
    __m256i left = sixteen(row + i - channels), up = sixteen(above + i), corner = sixteen(above + i - channels);
    __m256i a = _mm256_sub_epi16(up, corner), b = _mm256_sub_epi16(left, corner);
    __m256i c = _mm256_abs_epi16(_mm256_add_epi16(a, b));
    a = _mm256_abs_epi16(a);
    b = _mm256_abs_epi16(b);
    __m256i is_corner = _mm256_cmpgt_epi16(b, c);
    __m256i other = _mm256_blendv_epi8(up, corner, is_corner);
    __m256i not_left = _mm256_or_si256(_mm256_cmpgt_epi16(a, b), _mm256_cmpgt_epi16(a, c));
    __m256i nearest = _mm256_blendv_epi8(left, other, not_left);
    __m256i packed = _mm256_permute4x64_epi64(_mm256_packus_epi16(nearest, nearest), 0x08);
    __m128i own = _mm_loadu_si128((const __m128i *)(row + i));
    _mm_storeu_si128((__m128i *)(out + i), _mm_sub_epi8(own, _mm256_castsi256_si128(packed)));
  }
  for (; i < count; i++) {
    out[i] = (uint8_t)(row[i] - galley_paeth(row[i - channels], above[i], above[i - channels]));
  }
}

#endif
