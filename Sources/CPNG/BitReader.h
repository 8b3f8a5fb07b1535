// Bits of a deflated stream, in the order in which deflation packs them: from the lowest of a byte.

#ifndef DARKROOM_BIT_READER_H
#define DARKROOM_BIT_READER_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct {
  const uint8_t *bytes;
  size_t count;
  // Of the next byte to be taken. Behind the end it goes on, and so tells how many zeros were made up.
  size_t position;
  // What was taken and not used, the first bit lowest.
  uint64_t bits;
  int bit_count;
} BitReader;

/// At least 56 bits, zeros where there are no more.
static inline void refill(BitReader *reader) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  if (reader->position < reader->count && reader->count - reader->position >= 8) {
    uint64_t next;
    memcpy(&next, reader->bytes + reader->position, 8);
    reader->bits |= next << reader->bit_count;
    reader->position += (size_t)(63 - reader->bit_count) >> 3;
    reader->bit_count |= 56;
    return;
  }
#endif
  while (reader->bit_count < 56) {
    if (reader->position < reader->count) {
      reader->bits |= (uint64_t)reader->bytes[reader->position] << reader->bit_count;
    }
    reader->position++;
    reader->bit_count += 8;
  }
}

static inline uint32_t take(BitReader *reader, uint32_t count) {
  uint32_t value = (uint32_t)(reader->bits & ((1ull << count) - 1));
  reader->bits >>= count;
  reader->bit_count -= (int)count;
  return value;
}

/// Whether zeros were used that were made up.
static inline int is_overdrawn(const BitReader *reader) {
  return reader->position > reader->count &&
         (reader->position - reader->count) * 8 > (size_t)reader->bit_count;
}

/// Leaves out what is left of a byte.
static inline void align(BitReader *reader) {
  reader->position -= (size_t)reader->bit_count / 8;
  reader->bits = 0;
  reader->bit_count = 0;
}

/// The bytes that are left, behind `align`.
static inline size_t bytes_left(const BitReader *reader) {
  return reader->position > reader->count ? 0 : reader->count - reader->position;
}

#endif
