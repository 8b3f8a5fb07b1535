#include "HuffmanTable.h"
#include "SystemPackages.h"

#include <string.h>

enum { LONGEST = 15 };

static uint32_t reversed(uint32_t code, int bits) {
  uint32_t result = 0;
  for (int i = 0; i < bits; i++) result |= (code >> i & 1) << (bits - 1 - i);
  return result;
}

/// Of each length; returns how many codes of the longest length are free, or -1 where there are too many.
static int count_lengths(const uint8_t *lengths, int count, int counts[LONGEST + 1]) {
  memset(counts, 0, (LONGEST + 1) * sizeof counts[0]);
  for (int i = 0; i < count; i++) counts[lengths[i]]++;
  counts[0] = 0;
  int left = 1;
  for (int bits = 1; bits <= LONGEST; bits++) {
    left = 2 * left - counts[bits];
    if (left < 0) return -1;
  }
  return left;
}

/// The bits of the second table for codes that begin as one of `bits` does: enough for all of them.
static int second_table_bits(const int counts[LONGEST + 1], int bits, int table_bits) {
  int size = bits - table_bits;
  int left = 1 << size;
  while (size + table_bits < LONGEST) {
    left -= counts[size + table_bits];
    if (left <= 0) break;
    size++;
    left <<= 1;
  }
  return size;
}

static void fill(uint32_t *table, uint32_t first, int bits, int table_bits, uint32_t symbol) {
  uint32_t entry = symbol ? symbol | (uint32_t)bits : 0;
  for (uint32_t i = first; i < 1u << table_bits; i += 1u << bits) table[i] = entry;
}

int darkroom_huffman_table(
    uint32_t *table, int table_bits, const uint8_t *lengths, int count, const uint32_t *entries) {
  int counts[LONGEST + 1];
  int left = count_lengths(lengths, count, counts);
  int only = counts[1] == 1 && left == 1 << (LONGEST - 1);
  if (left < 0 || (left > 0 && left != 1 << LONGEST && !only)) return -1;
  uint32_t size = 1u << table_bits;
  memset(table, 0, size * sizeof table[0]);
  uint32_t code = 0, second = 0, prefix = UINT32_MAX;
  int second_bits = 0;
  for (int bits = 1; bits <= LONGEST; bits++, code <<= 1) {
    for (int symbol = 0; symbol < count; symbol++) {
      if (lengths[symbol] != bits) continue;
      uint32_t place = reversed(code++, bits);
      if (bits <= table_bits) {
        fill(table, place, bits, table_bits, entries[symbol]);
        continue;
      }
      if ((place & ((1u << table_bits) - 1)) != prefix) {
        prefix = place & ((1u << table_bits) - 1);
        second_bits = second_table_bits(counts, bits, table_bits);
        second = size;
        size += 1u << second_bits;
        table[prefix] = HUFFMAN_TABLE | second << 16 | (uint32_t)second_bits << 8 | (uint32_t)table_bits;
        memset(table + second, 0, sizeof table[0] << second_bits);
      }
      if (bits - table_bits > second_bits) return -1;
      fill(
          table + second, place >> table_bits, bits - table_bits, second_bits, entries[symbol]);
      counts[bits]--;
    }
  }
  return 0;
}
