// Walks through a deflate stream without making its bytes, which takes time by the size of the stream alone.
//
// The format is RFC 1951; its sections are named where they are followed.

#include "DeflateBlocks.h"
#include "SystemPackages.h"

#include <stdlib.h>
#include <string.h>

enum { LITERALS = 288, DISTANCES = 32, LONGEST = 15, END_OF_BLOCK = 256 };

/// Codes of an alphabet by the bits that follow, the first one lowest.
typedef struct {
  /// Of the longest code.
  unsigned bits;
  /// Sixteen times the symbol, and the length of its code; 0 where no code begins so.
  uint16_t entries[1 << LONGEST];
} Codes;

struct DarkroomDeflateBlocks {
  const uint8_t *bytes;
  // In bits.
  size_t position;
  // At the end of a byte.
  size_t end;
  Codes literals;
  Codes distances;
};

DarkroomDeflateBlocks *darkroom_deflate_blocks_create(void) {
  return malloc(sizeof(DarkroomDeflateBlocks));
}

void darkroom_deflate_blocks_destroy(DarkroomDeflateBlocks *it) { free(it); }

static uint64_t little_endian(const uint8_t *bytes) {
  uint64_t number = 0;
  for (int i = 0; i < 8; i++) number |= (uint64_t)bytes[i] << (8 * i);
  return number;
}

/// At least 56 of the bits that follow; zeros behind the stream's end.
static uint64_t following(const DarkroomDeflateBlocks *it) {
  size_t first = it->position / 8, count = it->end / 8;
  uint8_t rest[8] = {0};
  const uint8_t *bytes = it->bytes + first;
  if (first + 8 > count) {
    if (first < count) memcpy(rest, bytes, count - first);
    bytes = rest;
  }
  return little_endian(bytes) >> (it->position % 8);
}

static unsigned take(DarkroomDeflateBlocks *it, unsigned count) {
  unsigned bits = (unsigned)(following(it) & ((1u << count) - 1));
  it->position += count;
  return bits;
}

static unsigned reversed(unsigned code, unsigned length) {
  unsigned result = 0;
  for (; length; length--, code >>= 1) result = result << 1 | (code & 1);
  return result;
}

/// Section 3.2.2.
static void set_codes(Codes *codes, const uint8_t *lengths, unsigned count) {
  unsigned counts[LONGEST + 1] = {0}, next[LONGEST + 2] = {0};
  codes->bits = 1;
  for (unsigned i = 0; i < count; i++) {
    counts[lengths[i]]++;
    if (lengths[i] > codes->bits) codes->bits = lengths[i];
  }
  counts[0] = 0;
  for (unsigned i = 1; i <= LONGEST; i++) next[i + 1] = (next[i] + counts[i]) << 1;
  unsigned size = 1u << codes->bits;
  memset(codes->entries, 0, size * sizeof *codes->entries);
  for (unsigned i = 0; i < count; i++) {
    unsigned length = lengths[i];
    if (!length) continue;
    uint16_t entry = (uint16_t)(i << 4 | length);
    for (unsigned at = reversed(next[length]++, length); at < size; at += 1u << length) {
      codes->entries[at] = entry;
    }
  }
}

/// Section 3.2.6.
static void set_fixed_codes(DarkroomDeflateBlocks *it) {
  uint8_t lengths[LITERALS];
  memset(lengths, 8, 144);
  memset(lengths + 144, 9, 112);
  memset(lengths + 256, 7, 24);
  memset(lengths + 280, 8, 8);
  set_codes(&it->literals, lengths, LITERALS);
  memset(lengths, 5, DISTANCES);
  set_codes(&it->distances, lengths, DISTANCES);
}

/// Section 3.2.7.
static int set_dynamic_codes(DarkroomDeflateBlocks *it) {
  static const uint8_t order[] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  uint8_t lengths[LITERALS + DISTANCES] = {0};
  unsigned literals = take(it, 5) + 257, distances = take(it, 5) + 1, count = take(it, 4) + 4;
  if (literals > LITERALS) return -1;
  for (unsigned i = 0; i < count; i++) lengths[order[i]] = (uint8_t)take(it, 3);
  set_codes(&it->distances, lengths, sizeof order);
  memset(lengths, 0, sizeof order);
  for (unsigned i = 0; i < literals + distances;) {
    unsigned entry = it->distances.entries[following(it) & ((1u << it->distances.bits) - 1)];
    unsigned symbol = entry >> 4, repeats = 1;
    if (!entry || it->position > it->end) return -1;
    it->position += entry & 15;
    uint8_t length = (uint8_t)symbol;
    if (symbol == 16) {
      if (!i) return -1;
      length = lengths[i - 1];
      repeats = 3 + take(it, 2);
    } else if (symbol > 16) {
      length = 0;
      repeats = symbol == 17 ? 3 + take(it, 3) : 11 + take(it, 7);
    }
    if (i + repeats > literals + distances) return -1;
    memset(lengths + i, length, repeats);
    i += repeats;
  }
  set_codes(&it->literals, lengths, literals);
  set_codes(&it->distances, lengths + literals, distances);
  return 0;
}

/// Section 3.2.5: literals, and lengths with their distances.
static int skip_symbols(DarkroomDeflateBlocks *it) {
  const unsigned literals = (1u << it->literals.bits) - 1, distances = (1u << it->distances.bits) - 1;
  while (it->position < it->end) {
    uint64_t bits = following(it);
    unsigned entry = it->literals.entries[bits & literals];
    if (!entry) return -1;
    unsigned symbol = entry >> 4, length = entry & 15;
    if (symbol > END_OF_BLOCK) {
      // The extra bits of lengths from 11 to 257, then those of distances above 4.
      if (symbol >= 265 && symbol < 285) length += (symbol - 261) / 4;
      entry = it->distances.entries[bits >> length & distances];
      if (!entry) return -1;
      length += entry & 15;
      if (entry >> 4 >= 4) length += (entry >> 4) / 2 - 1;
    }
    it->position += length;
    if (symbol == END_OF_BLOCK) return 0;
  }
  return -1;
}

/// Section 3.2.4.
static int skip_stored(DarkroomDeflateBlocks *it) {
  it->position = (it->position + 7) & ~(size_t)7;
  it->position += 32 + 8 * (size_t)(following(it) & 0xffff);
  return 0;
}

/// Behind the header of a block.
static int skip_block(DarkroomDeflateBlocks *it, unsigned type) {
  switch (type) {
    case 0: return skip_stored(it);
    case 1: set_fixed_codes(it); return skip_symbols(it);
    case 2: return set_dynamic_codes(it) ? -1 : skip_symbols(it);
    default: return -1;
  }
}

size_t darkroom_deflate_blocks_open_end(DarkroomDeflateBlocks *it, uint8_t *stream, size_t count) {
  it->bytes = stream;
  it->position = 0;
  it->end = 8 * count;
  size_t start;
  unsigned is_last;
  do {
    start = it->position;
    if (start >= it->end) return 0;
    is_last = take(it, 1);
    if (skip_block(it, take(it, 2)) || it->position > it->end) return 0;
  } while (!is_last);
  if ((it->position + 7) / 8 != count) return 0;
  stream[start / 8] &= (uint8_t)~(1u << start % 8);
  // Three bits say that an empty stored block follows; those behind the stream's end are zero.
  size_t end = (it->position + 3 + 7) / 8;
  memset(stream + count, 0, end - count);
  memcpy(stream + end, "\x00\x00\xff\xff", 4);
  return end + 4;
}
