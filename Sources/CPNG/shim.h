// libpng's chunk writer and its reader. `setjmp` does not import into Swift, so the functions that need it stand
// here. (The simplified reader of libpng 1.6.39 gives wrong pixels for interlaced files of 16 bits.)
#ifndef GALLEY_CPNG_SHIM_H
#define GALLEY_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// One chunk to write: its four-letter name and its bytes.
typedef struct {
  char name[5];
  const uint8_t *bytes;
  size_t length;
} galley_png_chunk;

/// A growing buffer of bytes that the caller frees with `free(bytes)`.
typedef struct {
  uint8_t *bytes;
  size_t length;
  size_t capacity;
} galley_png_buffer;

static inline void galley_png_append(png_structp png, png_bytep data, png_size_t length) {
  galley_png_buffer *buffer = (galley_png_buffer *)png_get_io_ptr(png);
  if (buffer->length + length > buffer->capacity) {
    size_t capacity = buffer->capacity * 2;
    if (capacity < buffer->length + length) capacity = buffer->length + length;
    uint8_t *grown = (uint8_t *)realloc(buffer->bytes, capacity);
    if (grown == NULL) png_error(png, "out of memory");
    buffer->bytes = grown;
    buffer->capacity = capacity;
  }
  memcpy(buffer->bytes + buffer->length, data, length);
  buffer->length += length;
}

static inline void galley_png_flush(png_structp png) { (void)png; }

/// Writes the signature and the chunks, in order. Returns 1, or 0 when libpng reported an error
/// or memory ran out; the buffer then holds nothing.
static inline int galley_png_write(const galley_png_chunk *chunks, size_t count, size_t expected,
                                   galley_png_buffer *out) {
  out->length = 0;
  out->capacity = expected;
  out->bytes = (uint8_t *)malloc(expected);
  if (out->bytes == NULL) return 0;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  if (png == NULL || setjmp(png_jmpbuf(png))) {
    if (png != NULL) png_destroy_write_struct(&png, NULL);
    free(out->bytes);
    out->bytes = NULL;
    out->length = out->capacity = 0;
    return 0;
  }
  png_set_write_fn(png, out, galley_png_append, galley_png_flush);
  png_write_sig(png);
  for (size_t i = 0; i < count; i++) {
    png_write_chunk(png, (png_const_bytep)chunks[i].name, chunks[i].bytes, chunks[i].length);
  }
  png_destroy_write_struct(&png, NULL);
  return 1;
}

/// A PNG's bytes while libpng reads them, and why it stopped.
typedef struct {
  const uint8_t *bytes;
  size_t length;
  size_t offset;
  char message[64];
} galley_png_source;

static inline void galley_png_take(png_structp png, png_bytep data, png_size_t length) {
  galley_png_source *source = (galley_png_source *)png_get_io_ptr(png);
  if (length > source->length - source->offset) png_error(png, "the file ends too early");
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

/// Asks for straight 8-bit RGBA. What has a gamma of its own is turned into the one that stands for sRGB.
static inline void galley_png_transform(png_structp png, png_infop info) {
  double gamma = 0;
  png_set_scale_16(png);
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
  if (!png_get_valid(png, info, PNG_INFO_sRGB) && png_get_gAMA(png, info, &gamma)) {
    png_set_gamma(png, 2.2, gamma);
  }
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
}

/// Reads a PNG's size and, where `pixels` is not NULL, its pixels as straight (not premultiplied) 8-bit RGBA:
/// `width * height * 4` bytes that the caller provides. Returns 1, or 0 with the reason in the source.
static inline int galley_png_read(galley_png_source *source, uint32_t *width, uint32_t *height, uint8_t *pixels,
                                  size_t capacity) {
  source->offset = 0;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, source, galley_png_fail, galley_png_ignore);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, info == NULL ? NULL : &info, NULL);
    return 0;
  }
  png_set_read_fn(png, source, galley_png_take);
  // The caller has a limit of its own.
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_read_info(png, info);
  *width = png_get_image_width(png, info);
  *height = png_get_image_height(png, info);
  if (pixels != NULL) {
    galley_png_transform(png, info);
    size_t row = (size_t)*width * 4;
    if (png_get_rowbytes(png, info) != row || row * *height > capacity) {
      png_error(png, "the picture changed while it was read");
    }
    int passes = png_get_interlace_type(png, info) == PNG_INTERLACE_ADAM7 ? 7 : 1;
    for (int pass = 0; pass < passes; pass++) {
      for (uint32_t y = 0; y < *height; y++) png_read_row(png, pixels + y * row, NULL);
    }
    png_read_end(png, NULL);
  }
  png_destroy_read_struct(&png, &info, NULL);
  return 1;
}

#endif
