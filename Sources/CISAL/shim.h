// ISA-L's deflate, as one call that knows nothing of its stream structure.
#ifndef GALLEY_CISAL_SHIM_H
#define GALLEY_CISAL_SHIM_H

#include <isa-l.h>
#include <stdint.h>
#include <stdlib.h>

/// A deflate stream that is written piece by piece, without a header and a checksum: ISA-L's checksum takes twice the time of
/// libdeflate's.
typedef struct {
  struct isal_zstream stream;
  uint8_t *level_buffer;
} galley_isal_stream;

/// NULL when memory runs out. `level` is 1 or 2.
static inline galley_isal_stream *galley_isal_begin(int level) {
  galley_isal_stream *result = (galley_isal_stream *)malloc(sizeof *result);
  if (result == NULL) return NULL;
  isal_deflate_init(&result->stream);
  uint32_t size = level >= 2 ? ISAL_DEF_LVL2_DEFAULT : ISAL_DEF_LVL1_DEFAULT;
  result->level_buffer = (uint8_t *)malloc(size);
  if (result->level_buffer == NULL) {
    free(result);
    return NULL;
  }
  result->stream.level = level >= 2 ? 2 : 1;
  result->stream.level_buf = result->level_buffer;
  result->stream.level_buf_size = size;
  result->stream.gzip_flag = IGZIP_DEFLATE;
  result->stream.flush = NO_FLUSH;
  return result;
}

/// Begins another stream in the same memory.
static inline void galley_isal_reset(galley_isal_stream *stream) {
  isal_deflate_reset(&stream->stream);
  stream->stream.gzip_flag = IGZIP_DEFLATE;
}

static inline void galley_isal_free(galley_isal_stream *stream) {
  free(stream->level_buffer);
  free(stream);
}

/// The bytes to hand over first, and alone: of as many exactly one is deflated, and the others wait.
///
/// What follows the first byte of a stream must be looked at in a call of its own: ISA-L 2.30's loop files the third
/// byte of a stream in its hash table by the address of the stream instead of by what stands there
/// (`.write_first_byte` of igzip_icf_body_h1_gr_bt.asm hashes a register that still holds it). Where that hit the right
/// place by chance, one of some 30,000 streams found a match that the others did not.
static inline size_t galley_isal_first_length(void) { return ISAL_LOOK_AHEAD + 1; }

/// Hands over bytes to deflate; they are read by the following calls of `galley_isal_write`.
static inline void galley_isal_feed(galley_isal_stream *stream, const uint8_t *bytes, size_t length,
                                    int is_last) {
  stream->stream.next_in = (uint8_t *)bytes;
  stream->stream.avail_in = (uint32_t)length;
  stream->stream.end_of_stream = is_last ? 1 : 0;
}

/// Writes at most `capacity` bytes and sets `done` when all that was fed is used, and after the last bytes when
/// the stream has ended. Returns the number of bytes, or -1 when it failed.
static inline long galley_isal_write(galley_isal_stream *stream, uint8_t *output, size_t capacity, int *done) {
  stream->stream.next_out = output;
  stream->stream.avail_out = (uint32_t)capacity;
  if (isal_deflate(&stream->stream) != COMP_OK) return -1;
  *done = stream->stream.end_of_stream ? stream->stream.internal_state.state == ZSTATE_END
                                       : stream->stream.avail_in == 0 && stream->stream.avail_out > 0;
  return (long)(capacity - stream->stream.avail_out);
}

#endif
