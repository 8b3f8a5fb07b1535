// Huffman codes by two queues, of which one is sorted before and the other becomes so. Where a code comes out too long,
// counts are brought closer to each other, and it is made again.
//
// - SeeAlso: D. A. Huffman, "A method for the construction of minimum-redundancy codes" (1952); J. van Leeuwen, "On the
//   construction of Huffman trees" (1976), for the queues; RFC 1951, 3.2.2, for numbering. We differ: a limited code is
//   not the shortest that there is, as package-merge finds it (L. L. Larmore, D. S. Hirschberg, "A fast algorithm for
//   optimal length-limited Huffman codes", 1990); halving counts is what bzip2 does.

#include "HuffmanCode.h"
#include "SystemPackages.h"

#include <stdlib.h>
#include <string.h>

enum { LONGEST = 15 };

typedef struct {
  uint32_t count;
  uint16_t symbol;
} Leaf;

static unsigned reversed(unsigned code, unsigned length) {
  unsigned result = 0;
  for (; length; length--, code >>= 1) result = result << 1 | (code & 1);
  return result;
}

void darkroom_huffman_code_number(DarkroomHuffmanCode *it, unsigned symbols) {
  unsigned counts[LONGEST + 1] = {0}, next[LONGEST + 2] = {0};
  for (unsigned i = 0; i < symbols; i++) counts[it->lengths[i]]++;
  counts[0] = 0;
  for (unsigned i = 1; i <= LONGEST; i++) next[i + 1] = (next[i] + counts[i]) << 1;
  for (unsigned i = 0; i < symbols; i++) {
    unsigned length = it->lengths[i];
    if (length) it->codes[i] = (uint16_t)reversed(next[length]++, length);
  }
}

/// Symbols that are needed as often stay in their order: `qsort` need not keep it.
static int by_count(const void *first, const void *second) {
  const Leaf *a = first, *b = second;
  if (a->count != b->count) return a->count < b->count ? -1 : 1;
  return (int)a->symbol - (int)b->symbol;
}

/// - `leaves`: two or more, the rarest first.
///
/// Returns the longest length.
static unsigned set_lengths(uint8_t *lengths, const Leaf *leaves, unsigned count) {
  uint64_t sums[DARKROOM_HUFFMAN_SYMBOLS];
  uint16_t leaf_parents[DARKROOM_HUFFMAN_SYMBOLS], parents[DARKROOM_HUFFMAN_SYMBOLS];
  unsigned leaf = 0, node = 0;
  for (unsigned made = 0; made + 1 < count; made++) {
    sums[made] = 0;
    for (int i = 0; i < 2; i++) {
      if (leaf < count && (node == made || leaves[leaf].count <= sums[node])) {
        sums[made] += leaves[leaf].count;
        leaf_parents[leaf++] = (uint16_t)made;
      } else {
        sums[made] += sums[node];
        parents[node++] = (uint16_t)made;
      }
    }
  }
  // A tree of as many leaves can be deeper than a code may be long.
  uint16_t depths[DARKROOM_HUFFMAN_SYMBOLS];
  unsigned root = count - 2, longest = 0;
  depths[root] = 0;
  for (unsigned i = root; i-- > 0;) depths[i] = depths[parents[i]] + 1;
  for (unsigned i = 0; i < count; i++) {
    unsigned length = depths[leaf_parents[i]] + 1u;
    lengths[leaves[i].symbol] = (uint8_t)(length < UINT8_MAX ? length : UINT8_MAX);
    if (length > longest) longest = length;
  }
  return longest;
}

void darkroom_huffman_code_set(
    DarkroomHuffmanCode *it, const uint32_t *counts, unsigned symbols, unsigned longest) {
  Leaf leaves[DARKROOM_HUFFMAN_SYMBOLS];
  unsigned count = 0;
  for (unsigned i = 0; i < symbols; i++) {
    if (counts[i]) leaves[count++] = (Leaf){counts[i], (uint16_t)i};
  }
  // Readers differ in whether they take a code that leaves bits without a meaning.
  for (unsigned i = 0; count < 2; i++) {
    if (!counts[i]) leaves[count++] = (Leaf){1, (uint16_t)i};
  }
  qsort(leaves, count, sizeof *leaves, by_count);
  memset(it->lengths, 0, sizeof it->lengths);
  while (set_lengths(it->lengths, leaves, count) > longest) {
    for (unsigned i = 0; i < count; i++) leaves[i].count = leaves[i].count / 2 + 1;
  }
  darkroom_huffman_code_number(it, symbols);
}
