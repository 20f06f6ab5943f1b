// ISA-L's deflate, as one call that knows nothing of its stream structure.
#ifndef GALLEY_CISAL_SHIM_H
#define GALLEY_CISAL_SHIM_H

#include <isa-l/igzip_lib.h>
#include <stdint.h>
#include <stdlib.h>

/// An upper bound of what `galley_isal_zlib` writes for `length` bytes: stored blocks of at most
/// 65,535 bytes with five bytes each, and the six bytes of zlib's header and trailer.
static inline size_t galley_isal_bound(size_t length) {
  return length + (length / 65535 + 2) * 5 + 64;
}

/// Deflates `input` into `output` as one zlib stream at `level` (1 or 2).
/// Returns the number of bytes written, or 0 when it failed.
static inline size_t galley_isal_zlib(const uint8_t *input, size_t length, uint8_t *output,
                                      size_t capacity, int level) {
  if (length > UINT32_MAX || capacity > UINT32_MAX) return 0;
  struct isal_zstream stream;
  isal_deflate_init(&stream);
  uint32_t level_size = level >= 2 ? ISAL_DEF_LVL2_DEFAULT : ISAL_DEF_LVL1_DEFAULT;
  uint8_t *level_buffer = (uint8_t *)malloc(level_size);
  if (level_buffer == NULL) return 0;
  stream.level = level >= 2 ? 2 : 1;
  stream.level_buf = level_buffer;
  stream.level_buf_size = level_size;
  stream.gzip_flag = IGZIP_ZLIB;
  stream.flush = NO_FLUSH;
  stream.end_of_stream = 1;
  stream.next_in = (uint8_t *)input;
  stream.avail_in = (uint32_t)length;
  stream.next_out = output;
  stream.avail_out = (uint32_t)capacity;
  int status = isal_deflate(&stream);
  size_t written = capacity - stream.avail_out;
  int finished = stream.internal_state.state == ZSTATE_END;
  free(level_buffer);
  return status == COMP_OK && finished ? written : 0;
}

#endif
