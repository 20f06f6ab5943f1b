// wslay's frames of WebSocket connections (RFC 6455), what their handshake needs of Nettle, and two calls of Linux that
// Swift does not see.
#ifndef GALLEY_CWEBSOCKETS_SHIM_H
#define GALLEY_CWEBSOCKETS_SHIM_H

#include <nettle/base64.h>
#include <nettle/sha1.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <wslay/wslay.h>

/// `SOCK_CLOEXEC` and `SOCK_NONBLOCK`, or the same flags of a pipe.
#define GALLEY_DESCRIPTOR_FLAGS (SOCK_CLOEXEC | SOCK_NONBLOCK)

/// The number of characters of a `Sec-WebSocket-Key`, and of its answer.
#define GALLEY_WEBSOCKET_KEY 24
#define GALLEY_WEBSOCKET_ANSWER 28

/// The `Sec-WebSocket-Accept` of a key of 24 characters: the base64 of the SHA-1 of the key and of a constant. `answer` has
/// room for 28 characters, which are not followed by a zero.
static inline void galley_websocket_answer(const uint8_t *key, char *answer) {
  static const char constant[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  uint8_t digest[SHA1_DIGEST_SIZE];
  struct sha1_ctx context;
  sha1_init(&context);
  sha1_update(&context, GALLEY_WEBSOCKET_KEY, key);
  sha1_update(&context, sizeof constant - 1, (const uint8_t *)constant);
  sha1_digest(&context, SHA1_DIGEST_SIZE, digest);
  base64_encode_raw(answer, SHA1_DIGEST_SIZE, digest);
}

/// The next connection of a listening socket: it does not block, and no program that is started inherits it. Returns a
/// descriptor, or -1 and errno.
static inline int galley_accept(int listener) {
  return (int)syscall(SYS_accept4, listener, NULL, NULL, GALLEY_DESCRIPTOR_FLAGS);
}

/// A pipe of the same kind: `ends` gets where it is read and where it is written. Returns 0, or -1 and errno.
static inline int galley_pipe(int *ends) { return (int)syscall(SYS_pipe2, ends, GALLEY_DESCRIPTOR_FLAGS); }

#endif
