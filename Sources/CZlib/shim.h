// zlib's deflate as a stream, for small files of pictures that are not in memory as a whole.
#ifndef GALLEY_CZLIB_SHIM_H
#define GALLEY_CZLIB_SHIM_H

#include <zlib.h>

/// `deflateInit` is a macro.
static inline int galley_deflate_init(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY);
}

#endif
