// Nettle's SHA-256, MD5 and base64 in one call; its own names are macros.
#ifndef GALLEY_CNETTLE_SHIM_H
#define GALLEY_CNETTLE_SHIM_H

#include <nettle/base64.h>
#include <nettle/md5.h>
#include <nettle/sha2.h>
#include <nettle/version.h>
#include <stddef.h>
#include <stdint.h>

/// The 32 bytes of the SHA-256 of `bytes`.
static inline void galley_sha256(const uint8_t *bytes, size_t length, uint8_t *digest) {
  struct sha256_ctx context;
  sha256_init(&context);
  sha256_update(&context, length, bytes);
  sha256_digest(&context, SHA256_DIGEST_SIZE, digest);
}

/// The 16 bytes of the MD5 of `bytes`: for names that a compiler makes by it, not for anything that must be safe.
static inline void galley_md5(const uint8_t *bytes, size_t length, uint8_t *digest) {
  struct md5_ctx context;
  md5_init(&context);
  md5_update(&context, length, bytes);
  md5_digest(&context, MD5_DIGEST_SIZE, digest);
}

/// Writes the base64 of `bytes` (RFC 4648, with padding) to `text`, which has four bytes for every three that begin.
static inline void galley_base64(const void *bytes, size_t length, void *text) {
  base64_encode_raw((char *)text, length, (const uint8_t *)bytes);
}

#endif
