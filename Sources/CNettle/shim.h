// Nettle's SHA-256 in one call; its own names are macros.
#ifndef GALLEY_CNETTLE_SHIM_H
#define GALLEY_CNETTLE_SHIM_H

#include <nettle/sha2.h>
#include <stddef.h>
#include <stdint.h>

/// The 32 bytes of the SHA-256 of `bytes`.
static inline void galley_sha256(const uint8_t *bytes, size_t length, uint8_t *digest) {
  struct sha256_ctx context;
  sha256_init(&context);
  sha256_update(&context, length, bytes);
  sha256_digest(&context, SHA256_DIGEST_SIZE, digest);
}

#endif
