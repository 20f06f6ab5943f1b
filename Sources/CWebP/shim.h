// libwebp's simple interfaces.
#ifndef GALLEY_CWEBP_SHIM_H
#define GALLEY_CWEBP_SHIM_H

#include <webp/decode.h>
#include <webp/encode.h>

#endif
