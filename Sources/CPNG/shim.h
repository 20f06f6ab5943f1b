// libpng's reader. `setjmp` does not import into Swift, so the functions that need it stand here. (The simplified
// reader of libpng 1.6.39 gives wrong pixels for interlaced files of 16 bits.)
#ifndef GALLEY_CPNG_SHIM_H
#define GALLEY_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/// A PNG's bytes while libpng reads them, and why it stopped.
typedef struct {
  const uint8_t *bytes;
  size_t length;
  size_t offset;
  char message[64];
  /// Whether the file has no way to say that a pixel is not opaque; known once its size is.
  int is_opaque;
  /// Whether numbers of a palette's colours are all that there is to read; known once its size is.
  int is_palette;
  /// Whether samples have 16 bits; known once the size is.
  int is_deep;
  /// Whether the caller wants those that have 16 bits as they are, in the machine's order: eight bytes a pixel.
  int keeps_depth;
  /// The colours of a palette, straight RGBA.
  uint8_t colors[1024];
  /// A row of numbers, while there is one.
  uint8_t *numbers;
  /// How many rows there are, while they are read; and how many bytes were taken since all were there.
  uint32_t rows;
  size_t rest;
  int has_all_rows;
} galley_png_source;

/// A chunk that unpacks to more is refused or left out. Those that images come from are small.
#define GALLEY_PNG_CHUNK_LIMIT (4 << 20)
/// As many bytes behind the last row are unpacked, to at most a thousand times as many, to see whether they are whole.
#define GALLEY_PNG_REST_LIMIT (16 << 10)

static inline void galley_png_take(png_structp png, png_bytep data, png_size_t length) {
  galley_png_source *source = (galley_png_source *)png_get_io_ptr(png);
  if (length > source->length - source->offset) png_error(png, "the file ends too early");
  // libpng unpacks what follows the last row, too. A few bytes may be gigabytes that belong to no row: the image is
  // there, and they are left alone.
  if (source->rows > 0 && (png_get_current_row_number(png) >= source->rows || png_get_current_pass_number(png) >= 7)) {
    source->rest += length;
    if (source->rest > GALLEY_PNG_REST_LIMIT) {
      source->has_all_rows = 1;
      longjmp(png_jmpbuf(png), 1);
    }
  }
  memcpy(data, source->bytes + source->offset, length);
  source->offset += length;
}

static inline void galley_png_fail(png_structp png, png_const_charp message) {
  galley_png_source *source = (galley_png_source *)png_get_error_ptr(png);
  strncpy(source->message, message, 63);
  source->message[63] = 0;
  longjmp(png_jmpbuf(png), 1);
}

static inline void galley_png_ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

/// Asks for straight RGBA of 8 bits, or of 16. What the file says of its colours is the caller's business.
static inline void galley_png_transform(png_structp png, png_infop info, int keeps_depth) {
  const uint16_t one = 1;
  if (!keeps_depth) png_set_scale_16(png);
  if (keeps_depth && *(const uint8_t *)&one == 1) png_set_swap(png);
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, keeps_depth ? 0xffff : 0xff, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
}

/// The colours of a row of numbers.
static inline void galley_png_look_up(const galley_png_source *source, uint32_t width, uint8_t *out) {
  for (uint32_t x = 0; x < width; x++) memcpy(out + (size_t)x * 4, source->colors + (size_t)source->numbers[x] * 4, 4);
}

/// Takes the colours of a palette, and asks for its numbers, a byte each.
static inline void galley_png_begin_palette(png_structp png, png_infop info, galley_png_source *source) {
  png_colorp colors = NULL;
  png_bytep alphas = NULL;
  int count = 0, alpha_count = 0;
  png_set_packing(png);
  png_read_update_info(png, info);
  png_get_PLTE(png, info, &colors, &count);
  png_get_tRNS(png, info, &alphas, &alpha_count, NULL);
  if (png_get_rowbytes(png, info) != png_get_image_width(png, info)) {
    png_error(png, "the image changed while it was read");
  }
  for (int i = 0; i < 256; i++) {
    uint8_t entry[4] = {0, 0, 0, 255};
    if (i < count) {
      entry[0] = colors[i].red;
      entry[1] = colors[i].green;
      entry[2] = colors[i].blue;
    }
    if (alphas != NULL && i < alpha_count) entry[3] = alphas[i];
    memcpy(source->colors + i * 4, entry, 4);
  }
}

/// Reads the rows of a palette's numbers and looks up their colours: libpng's own way makes an image of
/// four bytes a pixel in two steps.
static inline void galley_png_read_palette(png_structp png, png_infop info, galley_png_source *source, uint8_t *pixels) {
  uint32_t width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  galley_png_begin_palette(png, info, source);
  source->numbers = (uint8_t *)malloc(width);
  if (source->numbers == NULL) png_error(png, "out of memory");
  for (uint32_t y = 0; y < height; y++) {
    png_read_row(png, source->numbers, NULL);
    galley_png_look_up(source, width, pixels + (size_t)y * width * 4);
  }
}

/// Whether the numbers of the palette's colours are all that there is to do.
static inline int galley_png_is_plain_palette(png_structp png, png_infop info) {
  return png_get_color_type(png, info) == PNG_COLOR_TYPE_PALETTE &&
         png_get_interlace_type(png, info) == PNG_INTERLACE_NONE;
}

/// Asks for large pages where memory is still to be had: a fresh page of 4 KB costs as much as its pixels do.
static inline void galley_png_prepare(uint8_t *pixels, size_t length) {
#ifdef MADV_HUGEPAGE
  const uintptr_t page = 1 << 21;
  uintptr_t start = ((uintptr_t)pixels + page - 1) & ~(page - 1), end = ((uintptr_t)pixels + length) & ~(page - 1);
  if (end > start) madvise((void *)start, end - start, MADV_HUGEPAGE);
#endif
}

/// Sets limits, and passes over all that is no pixel: texts, profiles of palettes, what cameras say, and of colours, which
/// the caller reads. libpng would take and clear as much memory as such a chunk says that it has.
static inline void galley_png_bound(png_structp png) {
  static const uint8_t remarks[] = "tEXt\0zTXt\0iTXt\0sPLT\0eXIf\0pCAL\0sCAL\0hIST\0oFFs\0pHYs\0tIME"
                                   "\0iCCP\0sRGB\0gAMA\0cHRM";
  // The caller has a limit of its own.
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_chunk_malloc_max(png, GALLEY_PNG_CHUNK_LIMIT);
  png_set_chunk_cache_max(png, 16);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, remarks, 15);
}

/// Reads a PNG's size and, where `pixels` is not NULL, its pixels as straight (not premultiplied) 8-bit RGBA:
/// `width * height * 4` bytes that the caller provides, or twice as many for a source that `keeps_depth`; of an image
/// `is_palette`, with `width * height` bytes, the numbers of its colours. Returns 1, or 0 with the reason in the source.
static inline int galley_png_read(galley_png_source *source, uint32_t *width, uint32_t *height, uint8_t *pixels,
                                  size_t capacity) {
  source->offset = 0;
  source->numbers = NULL;
  source->rows = 0;
  source->rest = 0;
  source->has_all_rows = 0;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, source, galley_png_fail, galley_png_ignore);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, info == NULL ? NULL : &info, NULL);
    // The last row's numbers are there when what follows them is given up.
    if (source->has_all_rows && source->numbers != NULL) {
      galley_png_look_up(source, *width, pixels + (size_t)(*height - 1) * *width * 4);
    }
    free(source->numbers);
    return source->has_all_rows;
  }
  png_set_read_fn(png, source, galley_png_take);
  galley_png_bound(png);
  png_read_info(png, info);
  *width = png_get_image_width(png, info);
  *height = png_get_image_height(png, info);
  source->is_opaque = !(png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) && !png_get_valid(png, info, PNG_INFO_tRNS);
  source->is_palette = galley_png_is_plain_palette(png, info);
  source->is_deep = png_get_bit_depth(png, info) == 16;
  if (pixels != NULL) {
    galley_png_prepare(pixels, capacity);
    source->rows = *height;
  }
  size_t count = (size_t)*width * *height;
  if (pixels != NULL && source->is_palette && capacity == count) {
    galley_png_begin_palette(png, info, source);
    for (uint32_t y = 0; y < *height; y++) png_read_row(png, pixels + (size_t)y * *width, NULL);
    source->rows = 0;
    png_read_end(png, NULL);
  } else if (pixels != NULL && source->is_palette) {
    if (count * 4 > capacity) png_error(png, "the image changed while it was read");
    galley_png_read_palette(png, info, source, pixels);
    source->rows = 0;
    png_read_end(png, NULL);
  } else if (pixels != NULL) {
    int keeps_depth = source->is_deep && source->keeps_depth;
    galley_png_transform(png, info, keeps_depth);
    size_t row = (size_t)*width * (keeps_depth ? 8 : 4);
    if (png_get_rowbytes(png, info) != row || row * *height > capacity) {
      png_error(png, "the image changed while it was read");
    }
    int passes = png_get_interlace_type(png, info) == PNG_INTERLACE_ADAM7 ? 7 : 1;
    for (int pass = 0; pass < passes; pass++) {
      for (uint32_t y = 0; y < *height; y++) png_read_row(png, pixels + y * row, NULL);
    }
    source->rows = 0;
    png_read_end(png, NULL);
  }
  png_destroy_read_struct(&png, &info, NULL);
  free(source->numbers);
  return 1;
}

#endif
