// Writes the blocks of a deflate stream, each with the code that makes it shortest.
//
// A new block begins where two codes are shorter than one for all.
//
// - SeeAlso: RFC 1951, whose sections are named where they are followed. As there; where a block ends it leaves to the
//   packer (section 4). We differ from zlib, whose blocks end when a buffer is full: the entropies of what has come and
//   of the next 2,048 symbols are compared with that of both, and no code is made for it.

#include "DeflateBlocks.h"
#include "HuffmanCode.h"
#include "SymbolCounts.h"
#include "SystemPackages.h"

#include <string.h>

enum {
  // Symbols that share a block in any case.
  CHUNK = 2048,
  // About what the header of a block takes.
  HEADER_BITS = 400,
  // Of a stored block.
  STORED_MOST = 65535,
  STORED_HEADER = 5,
  LONGEST_CODE = 15,
  LENGTHS = 19,
  LONGEST_LENGTH_CODE = 7,
};

typedef enum { STORED = 0, FIXED = 1, DYNAMIC = 2 } BlockType;

typedef struct {
  uint8_t *next;
  uint64_t bits;
  unsigned count;
} BitWriter;

/// Symbols of one block, which begins with the first.
typedef struct {
  const DarkroomDeflateSymbol *symbols;
  size_t symbol_count;
  const uint8_t *bytes;
  size_t length;
  DarkroomSymbolCounts counts;
} Block;

/// A length of a code, or how often one is repeated.
typedef struct {
  uint8_t symbol;
  uint8_t extra;
  uint8_t extra_bits;
} LengthSymbol;

typedef struct {
  DarkroomHuffmanCode literals;
  DarkroomHuffmanCode distances;
  unsigned literal_count;
  unsigned distance_count;
  // How the lengths of both are written.
  DarkroomHuffmanCode lengths;
  unsigned length_count;
  LengthSymbol symbols[DARKROOM_LITERALS + DARKROOM_DISTANCES];
  unsigned symbol_count;
} Codes;

/// Section 3.2.7: from the most needed to the least.
static const uint8_t length_order[LENGTHS] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                              11, 4,  12, 3, 13, 2, 14, 1, 15};

/// At most 32 bits.
static inline void put(BitWriter *it, uint32_t bits, unsigned count) {
  it->bits |= (uint64_t)bits << it->count;
  it->count += count;
  if (it->count < 32) return;
  for (int i = 0; i < 4; i++) *it->next++ = (uint8_t)(it->bits >> (8 * i));
  it->bits >>= 32;
  it->count -= 32;
}

static void fill_byte(BitWriter *it) {
  for (it->count = (it->count + 7) / 8; it->count; it->count--, it->bits >>= 8) {
    *it->next++ = (uint8_t)it->bits;
  }
}

static LengthSymbol length_symbol(const uint8_t *lengths, unsigned at, unsigned run) {
  if (run >= 3 && !lengths[at]) {
    return run < 11 ? (LengthSymbol){17, (uint8_t)(run - 3), 3}
                    : (LengthSymbol){18, (uint8_t)((run < 138 ? run : 138) - 11), 7};
  }
  if (run >= 3 && at && lengths[at] == lengths[at - 1]) {
    return (LengthSymbol){16, (uint8_t)((run < 6 ? run : 6) - 3), 2};
  }
  return (LengthSymbol){lengths[at], 0, 0};
}

static unsigned repeats(LengthSymbol symbol) {
  if (symbol.symbol < 16) return 1;
  return symbol.extra + (symbol.symbol == 18 ? 11u : 3u);
}

static unsigned used(const uint8_t *lengths, unsigned count, unsigned least) {
  while (count > least && !lengths[count - 1]) count--;
  return count;
}

/// Section 3.2.7. Returns the bits that the lengths take.
static uint64_t set_lengths(Codes *it) {
  uint8_t lengths[DARKROOM_LITERALS + DARKROOM_DISTANCES], ordered[LENGTHS];
  uint32_t counts[LENGTHS] = {0};
  it->literal_count = used(it->literals.lengths, DARKROOM_LITERALS, 257);
  it->distance_count = used(it->distances.lengths, DARKROOM_DISTANCES, 1);
  memcpy(lengths, it->literals.lengths, it->literal_count);
  memcpy(lengths + it->literal_count, it->distances.lengths, it->distance_count);
  unsigned total = it->literal_count + it->distance_count;
  it->symbol_count = 0;
  for (unsigned i = 0; i < total;) {
    unsigned run = 1;
    while (i + run < total && lengths[i + run] == lengths[i]) run++;
    LengthSymbol symbol = length_symbol(lengths, i, run);
    it->symbols[it->symbol_count++] = symbol;
    counts[symbol.symbol]++;
    i += repeats(symbol);
  }
  darkroom_huffman_code_set(&it->lengths, counts, LENGTHS, LONGEST_LENGTH_CODE);
  for (int i = 0; i < LENGTHS; i++) ordered[i] = it->lengths.lengths[length_order[i]];
  it->length_count = used(ordered, LENGTHS, 4);
  uint64_t bits = 5 + 5 + 4 + 3 * it->length_count;
  for (unsigned i = 0; i < it->symbol_count; i++) {
    bits += it->lengths.lengths[it->symbols[i].symbol] + it->symbols[i].extra_bits;
  }
  return bits;
}

static uint64_t bits_of_codes(const Codes *it, const DarkroomSymbolCounts *counts) {
  uint64_t bits = 0;
  for (int i = 0; i < DARKROOM_LITERALS; i++) {
    bits += (uint64_t)counts->literals[i] * it->literals.lengths[i];
  }
  for (int i = 0; i < DARKROOM_DISTANCES; i++) {
    bits += (uint64_t)counts->distances[i] * it->distances.lengths[i];
  }
  return bits;
}

/// Codes for one block. Returns the bits that they take with it.
static uint64_t set_dynamic(Codes *it, const DarkroomSymbolCounts *counts) {
  darkroom_huffman_code_set(&it->literals, counts->literals, DARKROOM_LITERALS, LONGEST_CODE);
  darkroom_huffman_code_set(&it->distances, counts->distances, DARKROOM_DISTANCES, LONGEST_CODE);
  return set_lengths(it) + bits_of_codes(it, counts);
}

/// Section 3.2.6.
static uint64_t set_fixed(Codes *it, const DarkroomSymbolCounts *counts) {
  enum { LITERALS = 288, DISTANCES = 32 };
  uint8_t *lengths = it->literals.lengths;
  memset(lengths, 8, 144);
  memset(lengths + 144, 9, 112);
  memset(lengths + 256, 7, 24);
  memset(lengths + 280, 8, 8);
  memset(it->distances.lengths, 5, DISTANCES);
  darkroom_huffman_code_number(&it->literals, LITERALS);
  darkroom_huffman_code_number(&it->distances, DISTANCES);
  return bits_of_codes(it, counts);
}

static void put_lengths(BitWriter *writer, const Codes *it) {
  put(writer, it->literal_count - 257, 5);
  put(writer, it->distance_count - 1, 5);
  put(writer, it->length_count - 4, 4);
  for (unsigned i = 0; i < it->length_count; i++) {
    put(writer, it->lengths.lengths[length_order[i]], 3);
  }
  for (unsigned i = 0; i < it->symbol_count; i++) {
    LengthSymbol symbol = it->symbols[i];
    put(writer, it->lengths.codes[symbol.symbol], it->lengths.lengths[symbol.symbol]);
    put(writer, symbol.extra, symbol.extra_bits);
  }
}

static inline void put_number(
    BitWriter *writer, const DarkroomHuffmanCode *code, DarkroomDeflateNumber number) {
  unsigned length = code->lengths[number.code];
  put(writer, code->codes[number.code] | (uint32_t)number.extra << length,
      length + number.extra_bits);
}

static void put_symbols(BitWriter *writer, const Codes *it, const Block *block) {
  const DarkroomHuffmanCode *literals = &it->literals;
  for (size_t i = 0; i < block->symbol_count; i++) {
    DarkroomDeflateSymbol symbol = block->symbols[i];
    if (symbol.distance) {
      put_number(writer, literals, darkroom_deflate_length(symbol.length));
      put_number(writer, &it->distances, darkroom_deflate_distance(symbol.distance));
    } else {
      put(writer, literals->codes[symbol.length], literals->lengths[symbol.length]);
    }
  }
  put(writer, literals->codes[DARKROOM_END_OF_BLOCK], literals->lengths[DARKROOM_END_OF_BLOCK]);
}

static void put_beginning(BitWriter *writer, BlockType type, int is_last) {
  put(writer, is_last ? 1 : 0, 1);
  put(writer, type, 2);
}

/// Section 3.2.4.
static void put_stored(BitWriter *writer, const uint8_t *bytes, size_t count, int is_last) {
  do {
    uint32_t length = count < STORED_MOST ? (uint32_t)count : STORED_MOST;
    put_beginning(writer, STORED, is_last && length == count);
    fill_byte(writer);
    put(writer, length | ~length << 16, 32);
    memcpy(writer->next, bytes, length);
    writer->next += length;
    bytes += length;
    count -= length;
  } while (count);
}

static void put_block(BitWriter *writer, Block *block, int is_last) {
  Codes dynamic, fixed;
  block->counts.literals[DARKROOM_END_OF_BLOCK] = 1;
  uint64_t extra_bits = darkroom_symbol_counts_extra_bits(&block->counts);
  uint64_t dynamic_bits = set_dynamic(&dynamic, &block->counts) + extra_bits;
  uint64_t fixed_bits = set_fixed(&fixed, &block->counts) + extra_bits;
  uint64_t least = dynamic_bits < fixed_bits ? dynamic_bits : fixed_bits;
  if (8 * (uint64_t)(block->length + STORED_HEADER * (block->length / STORED_MOST + 1)) <= least) {
    put_stored(writer, block->bytes, block->length, is_last);
  } else if (dynamic_bits < fixed_bits) {
    put_beginning(writer, DYNAMIC, is_last);
    put_lengths(writer, &dynamic);
    put_symbols(writer, &dynamic, block);
  } else {
    put_beginning(writer, FIXED, is_last);
    put_symbols(writer, &fixed, block);
  }
}

static Block block_behind(const Block *block) {
  return (Block){
      .symbols = block->symbols + block->symbol_count, .bytes = block->bytes + block->length};
}

/// Symbols that follow the block's.
static Block chunk_behind(const Block *block, size_t symbol_count) {
  Block chunk = block_behind(block);
  chunk.symbol_count = symbol_count < CHUNK ? symbol_count : CHUNK;
  chunk.length = darkroom_symbol_counts_add(&chunk.counts, chunk.symbols, chunk.symbol_count);
  return chunk;
}

static void put_blocks(BitWriter *writer, const DarkroomDeflateContent *content) {
  Block block = {.symbols = content->symbols, .bytes = content->bytes};
  uint64_t bits = 0;
  for (size_t left = content->symbol_count; left;) {
    Block chunk = chunk_behind(&block, left);
    DarkroomSymbolCounts joint = block.counts;
    darkroom_symbol_counts_join(&joint, &chunk.counts);
    uint64_t chunk_bits = darkroom_symbol_counts_entropy(&chunk.counts);
    uint64_t joint_bits = darkroom_symbol_counts_entropy(&joint);
    left -= chunk.symbol_count;
    if (block.symbol_count && bits + chunk_bits + HEADER_BITS < joint_bits) {
      put_block(writer, &block, 0);
      block = chunk;
      bits = chunk_bits;
    } else {
      block.counts = joint;
      block.symbol_count += chunk.symbol_count;
      block.length += chunk.length;
      bits = joint_bits;
    }
  }
  put_block(writer, &block, content->is_last);
}

size_t darkroom_deflate_blocks_bound(size_t count) {
  // Stored blocks of a chunk each, with the bits that fill their bytes, and an empty one.
  return count + (STORED_HEADER + 1) * (count / CHUNK + count / STORED_MOST + 2) + STORED_HEADER;
}

size_t darkroom_deflate_blocks_write(const DarkroomDeflateContent *content, uint8_t *output) {
  BitWriter writer = {.next = output};
  put_blocks(&writer, content);
  if (content->is_last) {
    fill_byte(&writer);
  } else {
    put_stored(&writer, content->bytes, 0, 0);
  }
  return (size_t)(writer.next - output);
}
