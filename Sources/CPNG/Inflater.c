#include "Adler.h"
#include "BitReader.h"
#include "CPNG.h"
#include "HuffmanTable.h"
#include "SystemPackages.h"

#include <stdlib.h>

enum {
  HISTORY = 32768,
  CHUNK = 65536,
  LONGEST_MATCH = 258,
  // Bytes that a copy may write behind its end.
  SLACK = 16,
  LITERAL_SYMBOLS = 288,
  DISTANCE_SYMBOLS = 32,
};

typedef enum { BEFORE_BLOCK, IN_STORED_BLOCK, IN_BLOCK, ENDED, DAMAGED } State;

struct DarkroomInflater {
  BitReader input;
  State state;
  int is_last_block;
  size_t stored_left;
  // Of what is inflated, the first `taken` bytes were asked for already; the last 32 KB of them are history.
  size_t taken;
  size_t filled;
  uint32_t adler;
  uint32_t literals[LITERAL_TABLE_SIZE];
  uint32_t distances[DISTANCE_TABLE_SIZE];
  uint8_t output[HISTORY + CHUNK + LONGEST_MATCH + SLACK];
};

// MARK: Codes

static void set_literal_entries(uint32_t entries[LITERAL_SYMBOLS]) {
  static const uint16_t bases[29] = {3,  4,  5,  6,  7,  8,  9,  10, 11,  13,  15,  17,  19,  23, 27,
                                     31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258};
  static const uint8_t extra[29] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2,
                                    2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
  memset(entries, 0, LITERAL_SYMBOLS * sizeof entries[0]);
  for (uint32_t i = 0; i < 256; i++) entries[i] = HUFFMAN_LITERAL | i << 16;
  entries[256] = HUFFMAN_END;
  for (int i = 0; i < 29; i++) {
    entries[257 + i] = (uint32_t)bases[i] << 16 | (uint32_t)extra[i] << 8;
  }
}

static void set_distance_entries(uint32_t entries[DISTANCE_SYMBOLS]) {
  memset(entries, 0, DISTANCE_SYMBOLS * sizeof entries[0]);
  uint32_t base = 1;
  for (uint32_t i = 0; i < 30; i++) {
    uint32_t extra = i < 4 ? 0 : i / 2 - 1;
    entries[i] = base << 16 | extra << 8;
    base += 1u << extra;
  }
}

static int set_codes(DarkroomInflater *it, const uint8_t *lengths, int literals, int distances) {
  uint32_t entries[LITERAL_SYMBOLS];
  if (!lengths[256]) return -1;
  set_literal_entries(entries);
  if (darkroom_huffman_table(it->literals, LITERAL_TABLE_BITS, lengths, literals, entries)) return -1;
  set_distance_entries(entries);
  return darkroom_huffman_table(
      it->distances, DISTANCE_TABLE_BITS, lengths + literals, distances, entries);
}

/// Codes that every reader knows (RFC 1951, 3.2.6).
static int set_fixed_codes(DarkroomInflater *it) {
  uint8_t lengths[LITERAL_SYMBOLS + DISTANCE_SYMBOLS];
  memset(lengths, 8, 144);
  memset(lengths + 144, 9, 112);
  memset(lengths + 256, 7, 24);
  memset(lengths + 280, 8, 8);
  memset(lengths + LITERAL_SYMBOLS, 5, DISTANCE_SYMBOLS);
  return set_codes(it, lengths, LITERAL_SYMBOLS, DISTANCE_SYMBOLS);
}

/// The lengths of codes, themselves coded: a length, the one before again, or zeros.
static int read_lengths(BitReader *input, const uint32_t *table, uint8_t *lengths, int count) {
  int i = 0;
  while (i < count) {
    refill(input);
    uint32_t entry = table[input->bits & ((1 << LENGTH_TABLE_BITS) - 1)];
    take(input, HUFFMAN_CODE_BITS(entry));
    if (!entry || is_overdrawn(input)) return -1;
    uint32_t symbol = HUFFMAN_VALUE(entry);
    if (symbol < 16) {
      lengths[i++] = (uint8_t)symbol;
      continue;
    }
    if (symbol == 16 && i == 0) return -1;
    uint8_t length = symbol == 16 ? lengths[i - 1] : 0;
    uint32_t times = symbol == 18 ? 11 + take(input, 7) : 3 + take(input, symbol == 16 ? 2 : 3);
    if (times > (uint32_t)(count - i)) return -1;
    memset(lengths + i, length, times);
    i += (int)times;
  }
  return 0;
}

static int read_codes(DarkroomInflater *it) {
  static const uint8_t order[19] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                    11, 4,  12, 3, 13, 2, 14, 1, 15};
  int literals = (int)take(&it->input, 5) + 257;
  int distances = (int)take(&it->input, 5) + 1;
  int count = (int)take(&it->input, 4) + 4;
  if (literals > 286 || distances > 30) return -1;
  uint8_t own_lengths[19] = {0};
  uint32_t entries[19], table[LENGTH_TABLE_SIZE];
  for (int i = 0; i < count; i++) {
    refill(&it->input);
    own_lengths[order[i]] = (uint8_t)take(&it->input, 3);
  }
  for (uint32_t i = 0; i < 19; i++) entries[i] = HUFFMAN_LITERAL | i << 16;
  if (darkroom_huffman_table(table, LENGTH_TABLE_BITS, own_lengths, 19, entries)) return -1;
  uint8_t lengths[LITERAL_SYMBOLS + DISTANCE_SYMBOLS];
  if (read_lengths(&it->input, table, lengths, literals + distances)) return -1;
  return set_codes(it, lengths, literals, distances);
}

// MARK: Blocks

static int begin_stored_block(DarkroomInflater *it) {
  align(&it->input);
  if (bytes_left(&it->input) < 4) return -1;
  const uint8_t *sizes = it->input.bytes + it->input.position;
  uint32_t size = sizes[0] | (uint32_t)sizes[1] << 8;
  if ((size ^ (sizes[2] | (uint32_t)sizes[3] << 8)) != 0xffff) return -1;
  it->input.position += 4;
  it->stored_left = size;
  it->state = IN_STORED_BLOCK;
  return 0;
}

static int begin_block(DarkroomInflater *it) {
  refill(&it->input);
  it->is_last_block = (int)take(&it->input, 1);
  uint32_t kind = take(&it->input, 2);
  if (is_overdrawn(&it->input)) return -1;
  it->state = IN_BLOCK;
  switch (kind) {
    case 0: return begin_stored_block(it);
    case 1: return set_fixed_codes(it);
    case 2: return read_codes(it);
    default: return -1;
  }
}

static void end_block(DarkroomInflater *it) { it->state = it->is_last_block ? ENDED : BEFORE_BLOCK; }

static int copy_stored(DarkroomInflater *it, size_t limit) {
  size_t count = it->stored_left;
  if (count > limit - it->filled) count = limit - it->filled;
  if (count > bytes_left(&it->input)) return -1;
  memcpy(it->output + it->filled, it->input.bytes + it->input.position, count);
  it->filled += count;
  it->input.position += count;
  it->stored_left -= count;
  if (!it->stored_left) end_block(it);
  return 0;
}

/// Writes up to `SLACK` bytes too many.
static inline void copy_match(uint8_t *target, size_t distance, size_t length) {
  const uint8_t *source = target - distance;
  uint8_t *end = target + length;
  if (distance >= 16) {
    do {
      memcpy(target, source, 16);
      target += 16;
      source += 16;
    } while (target < end);
    return;
  }
  // What repeats is put together once and written as a whole.
  uint8_t pattern[16];
  for (size_t i = 0, from = 0; i < 16; i++) {
    pattern[i] = source[from];
    if (++from == distance) from = 0;
  }
  size_t step = 16 - 16 % distance;
  do {
    memcpy(target, pattern, 16);
    target += step;
  } while (target < end);
}

/// 0 where there is no such code.
static inline uint32_t next_entry(BitReader *input, const uint32_t *table, uint32_t table_bits) {
  uint32_t entry = table[input->bits & ((1u << table_bits) - 1)];
  if (entry & HUFFMAN_TABLE) {
    take(input, table_bits);
    uint32_t second_bits = HUFFMAN_EXTRA_BITS(entry);
    entry = table[HUFFMAN_VALUE(entry) + (input->bits & ((1u << second_bits) - 1))];
  }
  take(input, HUFFMAN_CODE_BITS(entry));
  return entry;
}

/// Until the block ends or `limit` is reached, which the last match may pass.
static int inflate_block(DarkroomInflater *it, size_t limit) {
  // Copies that need not be in memory.
  BitReader input = it->input;
  size_t filled = it->filled;
  int status = 0;
  while (filled < limit) {
    // A match takes 48 bits at most.
    if (input.bit_count < 48) refill(&input);
    uint32_t entry = next_entry(&input, it->literals, LITERAL_TABLE_BITS);
    if (entry & HUFFMAN_LITERAL) {
      it->output[filled++] = (uint8_t)HUFFMAN_VALUE(entry);
      continue;
    }
    if (entry & HUFFMAN_END) {
      end_block(it);
      break;
    }
    size_t length = HUFFMAN_VALUE(entry) + take(&input, HUFFMAN_EXTRA_BITS(entry));
    uint32_t far = next_entry(&input, it->distances, DISTANCE_TABLE_BITS);
    size_t distance = HUFFMAN_VALUE(far) + take(&input, HUFFMAN_EXTRA_BITS(far));
    if (!entry || !far || distance > filled) {
      status = -1;
      break;
    }
    copy_match(it->output + filled, distance, length);
    filled += length;
  }
  it->input = input;
  it->filled = filled;
  return is_overdrawn(&input) ? -1 : status;
}

// MARK: The stream

static int inflate_part(DarkroomInflater *it, size_t limit) {
  switch (it->state) {
    case BEFORE_BLOCK: return begin_block(it);
    case IN_STORED_BLOCK: return copy_stored(it, limit);
    case IN_BLOCK: return inflate_block(it, limit);
    default: return -1;
  }
}

/// Forgets all but the history, and inflates about a chunk more.
static int inflate_chunk(DarkroomInflater *it) {
  if (it->filled > HISTORY) {
    memmove(it->output, it->output + it->filled - HISTORY, HISTORY);
    it->taken = it->filled = HISTORY;
  }
  size_t start = it->filled;
  while (it->filled < start + CHUNK && it->state != ENDED) {
    if (inflate_part(it, start + CHUNK)) {
      it->state = DAMAGED;
      return -1;
    }
  }
  it->adler = darkroom_adler(it->adler, it->output + start, it->filled - start);
  return 0;
}

static size_t byte_count(const DarkroomRanges *input) {
  size_t count = 0;
  for (size_t i = 0; i < input->count; i++) count += input->ranges[2 * i + 1] - input->ranges[2 * i];
  return count;
}

/// Deflated, with a history of at most 32 KB, and no dictionary (RFC 1950, 2.2).
static int begins_as_zlib(const BitReader *input) {
  const uint8_t *bytes = input->bytes;
  return input->count >= 2 && (bytes[0] & 15) == 8 && bytes[0] >> 4 < 8 && !(bytes[1] & 32) &&
         ((uint32_t)bytes[0] << 8 | bytes[1]) % 31 == 0;
}

DarkroomInflater *darkroom_inflater_create(const DarkroomRanges *input) {
  DarkroomInflater *it = calloc(1, sizeof *it);
  uint8_t *bytes = malloc(byte_count(input) + 1);
  if (!it || !bytes) {
    free(it);
    free(bytes);
    return NULL;
  }
  it->input.bytes = bytes;
  for (size_t i = 0; i < input->count; i++) {
    size_t start = input->ranges[2 * i], count = input->ranges[2 * i + 1] - start;
    memcpy(bytes + it->input.count, input->file + start, count);
    it->input.count += count;
  }
  it->state = begins_as_zlib(&it->input) ? BEFORE_BLOCK : DAMAGED;
  it->input.position = 2;
  it->adler = 1;
  return it;
}

void darkroom_inflater_destroy(DarkroomInflater *it) {
  if (!it) return;
  free((void *)it->input.bytes);
  free(it);
}

int darkroom_inflater_read(DarkroomInflater *it, uint8_t *output, size_t count) {
  while (count) {
    if (it->taken == it->filled) {
      if (it->state == ENDED || inflate_chunk(it)) return -1;
      continue;
    }
    size_t part = it->filled - it->taken;
    if (part > count) part = count;
    memcpy(output, it->output + it->taken, part);
    it->taken += part;
    output += part;
    count -= part;
  }
  return 0;
}

int darkroom_inflater_finish(DarkroomInflater *it) {
  while (it->taken == it->filled && it->state != ENDED) {
    if (inflate_chunk(it)) return -1;
  }
  align(&it->input);
  if (it->taken != it->filled || bytes_left(&it->input) != 4) return -1;
  const uint8_t *sum = it->input.bytes + it->input.position;
  uint32_t adler =
      (uint32_t)sum[0] << 24 | (uint32_t)sum[1] << 16 | (uint32_t)sum[2] << 8 | sum[3];
  return adler == it->adler ? 0 : -1;
}
