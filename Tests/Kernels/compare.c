// Compares the pixel loops of this kind of processor with the plain ones, bit by bit, for rows of every length: AVX2 on x86-64,
// NEON on arm64. `Scripts/compare-kernels` compiles it for both. It prints a line for each loop with a digest of the plain
// results, which are those of every processor, and the exit code is 1 where a loop differs, 2 where there is no other form.
#include <pixel_kernels.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { longest = 300, most = 1 << 17 };

static uint64_t state;

/// SplitMix64 (Steele, Lea and Flood, 2014).
static uint64_t next(void) {
  uint64_t z = state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

static uint32_t below(uint32_t end) { return (uint32_t)(next() % end); }

/// 0 to 255; the two ends come more often than by chance.
static uint8_t byte(void) {
  uint32_t kind = below(4);
  return (uint8_t)(kind == 0 ? 0 : kind == 1 ? 255 : below(256));
}

static uint32_t pixel(void) {
  uint32_t alpha = byte(), red = below(alpha + 1), green = below(alpha + 1), blue = below(alpha + 1);
  return alpha << 24 | blue << 16 | green << 8 | red;
}

static uint32_t pixels[longest], others[longest], table[1024];
static uint8_t bytes[4 * longest + 64], above[4 * longest + 64];
static uint16_t samples[longest * longest], more[longest], further[longest];
static int32_t columns[3 * longest];

static void fill(uint32_t *row, size_t count) {
  for (size_t i = 0; i < count; i++) row[i] = i && below(4) == 0 ? row[i - 1] : pixel();
}
static void fill_bytes(uint8_t *row, size_t count) {
  for (size_t i = 0; i < count; i++) row[i] = byte();
}
static void fill_samples(uint16_t *row, size_t count) {
  for (size_t i = 0; i < count; i++) row[i] = (uint16_t)below(65281);
}

/// As `GalleyRaster` makes it: 256ths of a premultiplied colour, with its half and two more, and what is seen below.
static galley_color color(void) {
  uint32_t alpha = below(65280), part[3];
  for (int i = 0; i < 3; i++) part[i] = below(alpha + 1);
  galley_color made = {0};
  made.red = (uint16_t)(part[0] + 130), made.green = (uint16_t)(part[1] + 130), made.blue = (uint16_t)(part[2] + 130);
  made.alpha = (uint16_t)(alpha + 130), made.rest = (uint16_t)((65280 - alpha) * 65535ull / 65280);
  made.pixel = (alpha + 128) / 256 << 24 | (part[2] + 128) / 256 << 16 | (part[1] + 128) / 256 << 8 | (part[0] + 128) / 256;
  return made;
}

/// What a loop wrote.
typedef struct {
  size_t length;
  uint8_t bytes[most];
} output;

static void put(output *out, const void *data, size_t length) {
  if (out->length + length > most) abort();
  memcpy(out->bytes + out->length, data, length);
  out->length += length;
}

// One function a loop, each of which makes its input of `state`, so that all forms get the same.
typedef void run(const galley_pixel_kernels *loops, size_t count, output *out);

static void run_over_solid(const galley_pixel_kernels *loops, size_t count, output *out) {
  fill(pixels, count);
  loops->over_solid(pixels, count, pixel());
  put(out, pixels, 4 * count);
}
static void run_over_solid_masked(const galley_pixel_kernels *loops, size_t count, output *out) {
  fill(pixels, count), fill_bytes(bytes, count);
  uint32_t source = pixel(), share = byte();
  loops->over_solid_masked(pixels, bytes, count, source, share);
  put(out, pixels, 4 * count);
}
static void run_over_pixels(const galley_pixel_kernels *loops, size_t count, output *out) {
  fill(pixels, count), fill(others, count);
  loops->over_pixels(pixels, others, count, byte());
  put(out, pixels, 4 * count);
}
static void run_over_pixels_masked(const galley_pixel_kernels *loops, size_t count, output *out) {
  fill(pixels, count), fill(others, count), fill_bytes(bytes, count);
  loops->over_pixels_masked(pixels, others, bytes, count, byte());
  put(out, pixels, 4 * count);
}
static void run_linear_colors(const galley_pixel_kernels *loops, size_t count, output *out) {
  static const double slopes[] = {0, 0.1, -3.7, 1023, 1e-9, -1e12, 1e300, -1e300};
  fill(table, 1024);
  double base = (double)below(200000) / 100 - 500, slope = slopes[below(8)] * (1 + (double)below(1000) / 1000);
  loops->linear_colors(pixels, count, table, base, slope, (double)below(5000) - 2500);
  put(out, pixels, 4 * count);
}
static void run_bilinear(const galley_pixel_kernels *loops, size_t count, output *out) {
  fill(pixels, longest), fill(others, longest);
  for (size_t i = 0; i < count; i++) {
    int32_t first = (int32_t)below(longest - 1);
    columns[3 * i] = first, columns[3 * i + 1] = first + (int32_t)below(2), columns[3 * i + 2] = (int32_t)below(257);
  }
  loops->bilinear(table, pixels, others, columns, count, below(257));
  put(out, table, 4 * count);
}
static void run_palette_numbers(const galley_pixel_kernels *loops, size_t count, output *out) {
  galley_palette *palette = galley_palette_create();
  if (!palette) abort();
  uint32_t kinds = 1 + below(300);
  fill(table, kinds);
  for (int row = 0; row < 4; row++) {
    for (size_t i = 0; i < count; i++) pixels[i] = table[below(kinds)];
    int fits = loops->palette_numbers(palette, pixels, count, bytes);
    put(out, &fits, sizeof fits);
    if (fits) put(out, bytes, count);
  }
  put(out, galley_palette_colors(palette), 4 * galley_palette_count(palette));
  galley_palette_free(palette);
}
static void run_opaque_rgb(const galley_pixel_kernels *loops, size_t count, output *out) {
  fill(pixels, count);
  if (below(2)) for (size_t i = 0; i < count; i++) pixels[i] |= 0xff000000;
  int opaque = loops->opaque_rgb(pixels, count, bytes) != 0;
  put(out, &opaque, sizeof opaque), put(out, bytes, 3 * count);
}
static void run_opaque_rgb_up(const galley_pixel_kernels *loops, size_t count, output *out) {
  fill(pixels, count), fill(others, count);
  if (below(2)) for (size_t i = 0; i < count; i++) pixels[i] |= 0xff000000;
  int opaque = loops->opaque_rgb_up(pixels, others, count, bytes) != 0;
  put(out, &opaque, sizeof opaque), put(out, bytes, 3 * count);
}
static void run_filter_up(const galley_pixel_kernels *loops, size_t count, output *out) {
  uint8_t made[longest];
  fill_bytes(bytes, count), fill_bytes(above, count);
  loops->filter_up(bytes, above, count, made);
  put(out, made, count);
}
static void run_filter_paeth(const galley_pixel_kernels *loops, size_t count, output *out) {
  uint8_t made[longest];
  for (size_t channels = 1; channels <= 8; channels++) {
    fill_bytes(bytes, count + channels), fill_bytes(above, count + channels);
    loops->filter_paeth(bytes + channels, above + channels, count, channels, made);
    put(out, made, count);
  }
}
static void run_mean_row(const galley_pixel_kernels *loops, size_t count, output *out) {
  uint32_t sums[longest], share = below(65536);
  uint16_t made[longest];
  fill_samples(samples, count), fill_samples(more, count), fill_samples(further, count);
  uint32_t rows = 1 + below(900);
  for (size_t i = 0; i < count; i++) sums[i] = more[i] + below(65281) * rows;
  loops->mean_row(sums, samples, more, further, count, share, 1 / ((double)(rows + 1) * 65536 + 2.0 * share), made);
  put(out, sums, 4 * count), put(out, made, 2 * count);
}
static void run_weigh_row(const galley_pixel_kernels *loops, size_t count, output *out) {
  size_t pairs = below(8);
  uint32_t weights[8], left = 65536;
  const uint16_t *rows[15];
  uint16_t made[longest];
  for (size_t k = 1; k <= pairs; k++) {
    weights[k] = below(left / 2 + 1);
    left -= 2 * weights[k];
  }
  weights[0] = left;
  fill_samples(samples, 15 * longest);
  for (size_t k = 0; k < 2 * pairs + 1; k++) rows[k] = samples + k * longest;
  loops->weigh_row(rows, weights, pairs, count, made);
  put(out, made, 2 * count);
}
static void run_transpose(const galley_pixel_kernels *loops, size_t count, output *out) {
  static uint16_t turned[64 * longest];
  size_t height = below(64);
  fill_samples(samples, count * height);
  loops->transpose(samples, count, height, turned);
  put(out, turned, 2 * count * height);
}
static void run_hash(const galley_pixel_kernels *loops, size_t count, output *out) {
  uint64_t sums[9];
  for (int i = 0; i < 9; i++) sums[i] = next();
  fill_bytes(bytes, 4 * longest);
  loops->hash(sums, bytes + below(17), count);
  loops->hash(sums, bytes + below(17), 3 * count);
  put(out, sums, sizeof sums);
}
static void run_over_color(const galley_pixel_kernels *loops, size_t count, output *out) {
  fill(pixels, count);
  loops->over_color(pixels, count, color());
  put(out, pixels, 4 * count);
}
static void run_over_color_masked(const galley_pixel_kernels *loops, size_t count, output *out) {
  fill(pixels, count), fill_bytes(bytes, count);
  loops->over_color_masked(pixels, bytes, count, color());
  put(out, pixels, 4 * count);
}

#define RUN(name) {#name, run_##name},
static const struct {
  const char *name;
  run *run;
} runs[] = {GALLEY_PIXEL_LOOPS(RUN)};

int main(void) {
  const galley_pixel_kernels *plain = galley_plain_kernels(), *own = galley_neon_kernels();
  const char *form = own ? "NEON" : "AVX2";
  if (!own) own = galley_avx2_kernels();
  if (!own) {
    fprintf(stderr, "compare: this processor has neither AVX2 nor NEON, expected one of them\n");
    return 2;
  }
  static output expected, found;
  int differ = 0;
  for (size_t loop = 0; loop < sizeof runs / sizeof *runs; loop++) {
    uint64_t digest[9] = {0};
    int wrong = 0;
    for (size_t count = 0; count < 260 && !wrong; count++) {
      for (uint64_t round = 0; round < 8 && !wrong; round++) {
        uint64_t seed = loop << 32 | count << 8 | round;
        state = seed, expected.length = 0, runs[loop].run(plain, count, &expected);
        state = seed, found.length = 0, runs[loop].run(own, count, &found);
        plain->hash(digest, expected.bytes, expected.length);
        wrong = expected.length != found.length || memcmp(expected.bytes, found.bytes, found.length);
        size_t place = 0;
        while (wrong && place < found.length && expected.bytes[place] == found.bytes[place]) place++;
        if (wrong) {
          printf("error: %s: %s differs from the plain form at byte %zu of a row of %zu, round %llu\n", runs[loop].name,
                 form, place, count, (unsigned long long)round);
        }
      }
    }
    for (int i = 1; i < 9; i++) digest[0] = (digest[0] ^ digest[i]) * 0x9e3779b97f4a7c15u;
    if (!wrong) printf("%s %s %016llx\n", form, runs[loop].name, (unsigned long long)digest[0]);
    differ |= wrong;
  }
  return differ;
}
