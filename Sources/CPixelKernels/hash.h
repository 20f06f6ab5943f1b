// What both forms of the hash share.
//
// Eight sums of 64 bits. For each 64 bytes, every sum takes the product of the halves of its own eight bytes and the
// eight bytes of its neighbour as they are, and its upper bits are folded onto the lower ones: a change always
// reaches a sum undiminished, and two changes that a product would hide from one sum still meet in another.
#ifndef GALLEY_HASH_H
#define GALLEY_HASH_H

#include <stddef.h>
#include <stdint.h>

//
// The keys of a piece depend on its number: without that, two changes that change places would often be one.
#define GALLEY_HASH_FOLD 29
#define GALLEY_HASH_STEP 0x9e3779b97f4a7c15

/// Digits of pi: so that no lane's product of zeros is common.
static const uint64_t galley_hash_keys[8] = {
    0x243f6a8885a308d3, 0x13198a2e03707344, 0xa4093822299f31d0, 0x082efa98ec4e6c89,
    0x452821e638d01377, 0xbe5466cf34e90c6c, 0xc0ac29b7c97c50dd, 0x3f84d5b5b5470917};

/// The last bytes of fewer than 64, with zeros behind them.
static inline void galley_hash_rest(const uint8_t *bytes, size_t count, uint8_t out[64]) {
  __builtin_memset(out, 0, 64);
  __builtin_memcpy(out, bytes, count);
}

#endif
