// zlib as a stream: deflate for small files of images that are not in memory as a whole, inflate for files of gzip, whose
// length is not known beforehand.
#ifndef GALLEY_CZLIB_SHIM_H
#define GALLEY_CZLIB_SHIM_H

#include <zlib.h>

/// `deflateInit` is a macro.
static inline int galley_deflate_init(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY);
}

/// `inflateInit2` is a macro; 31 reads gzip alone.
static inline int galley_gunzip_init(z_stream *stream) { return inflateInit2(stream, 31); }

#endif
