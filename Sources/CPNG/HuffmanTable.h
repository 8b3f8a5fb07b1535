// Prefix codes of a deflated block, by tables: the first bits of a code choose an entry, or a second table.

#ifndef DARKROOM_HUFFMAN_TABLE_H
#define DARKROOM_HUFFMAN_TABLE_H

#include <stdint.h>

enum {
  LITERAL_TABLE_BITS = 11,
  DISTANCE_TABLE_BITS = 8,
  LENGTH_TABLE_BITS = 7,
  // Every second table has at most 2^(15 - first bits) entries, and there are at most as many as codes that need one.
  LITERAL_TABLE_SIZE = (1 << LITERAL_TABLE_BITS) + 288 * 16,
  DISTANCE_TABLE_SIZE = (1 << DISTANCE_TABLE_BITS) + 32 * 128,
  // Codes of lengths have 7 bits at most.
  LENGTH_TABLE_SIZE = 1 << LENGTH_TABLE_BITS,
};

// An entry has the bits of its code, or of that part of it that is in the second table, in bits 0 to 7. Bits 8 to 12
// say how many bits behind the code are added to the value, or how many the second table takes. The upper half is the
// value: a byte, a length, a distance, or where the second table begins.
#define HUFFMAN_LITERAL 0x8000u
#define HUFFMAN_END 0x4000u
#define HUFFMAN_TABLE 0x2000u
#define HUFFMAN_CODE_BITS(entry) ((entry) & 0xffu)
#define HUFFMAN_EXTRA_BITS(entry) ((entry) >> 8 & 0x1fu)
#define HUFFMAN_VALUE(entry) ((entry) >> 16)

/// Fills `table` for `count` symbols, whose codes have `lengths` bits, 0 to 15 (RFC 1951, 3.2.2). `entries` has each
/// symbol's entry without the bits of its code, 0 for a symbol that must not be there. What is no code's, and what is
/// such a symbol's, is 0 in the table. Returns 0, or -1 where there are more codes than the lengths have room for, or
/// fewer; but one code of one bit is enough, and none at all.
int darkroom_huffman_table(
    uint32_t *table, int table_bits, const uint8_t *lengths, int count, const uint32_t *entries);

#endif
