// libpng's chunk writer and its simplified reader. `setjmp` does not import into Swift, so the
// one function that needs it stands here.
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

/// The size of a PNG's picture in pixels, read without decoding it. `message` (64 bytes) says why
/// when the answer is 0.
static inline int galley_png_size(const uint8_t *bytes, size_t length, uint32_t *width,
                                  uint32_t *height, char *message) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  int read = png_image_begin_read_from_memory(&image, bytes, length);
  *width = image.width;
  *height = image.height;
  strncpy(message, image.message, 63);
  message[63] = 0;
  png_image_free(&image);
  return read;
}

/// Decodes a PNG into straight (not premultiplied) 8-bit RGBA, `width * height * 4` bytes that the
/// caller provides. Returns 1, or 0 with the reason in `message` (64 bytes).
static inline int galley_png_read(const uint8_t *bytes, size_t length, uint8_t *pixels,
                                  size_t capacity, char *message) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  int read = png_image_begin_read_from_memory(&image, bytes, length);
  if (read) {
    image.format = PNG_FORMAT_RGBA;
    // Deep files that say nothing are sRGB like all others, not linear.
    image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
    if (PNG_IMAGE_SIZE(image) > capacity) {
      png_image_free(&image);
      strncpy(message, "the picture changed while it was read", 63);
      return 0;
    }
    read = png_image_finish_read(&image, NULL, pixels, 0, NULL);
  }
  strncpy(message, image.message, 63);
  message[63] = 0;
  png_image_free(&image);
  return read;
}

#endif
