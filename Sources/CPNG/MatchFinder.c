// Hash chains and lazy matching.
//
// - SeeAlso: RFC 1951, 4; zlib, `deflate.c`, also for how near three bytes must be (TOO_FAR); E. Biggers, libdeflate,
//   `deflate_compress.c`, for when a byte is worth waiting. We differ in two things, which are made for screens, of
//   which nearly all bytes are those of the row above: the pixel to the left and the one above are tried first, and
//   what a long match with them skips is not entered into the chains. That is most of the time which a packer for bytes
//   of any kind needs here.

#include "MatchFinder.h"
#include "SystemPackages.h"

#include <stdlib.h>
#include <string.h>

enum {
  HASH_BITS = 15,
  // Of tables of three bytes, which are worth a match where they are near.
  SHORT_HASH_BITS = 13,
  SHORT_REACH = 4096,
  // Bytes that are read for a hash, and so the last of them have none.
  HASHED = 4,
  // Of a longer match with a neighbour only the last bytes are entered.
  LONG_MATCH = 32,
  ENTERED = 16,
};

typedef struct {
  unsigned length;
  // 0 where there is none.
  unsigned distance;
} Match;

struct DarkroomMatchFinder {
  // Bytes are numbered on and on, so that the tables need not be emptied: older numbers are below the first of these bytes.
  uint32_t first;
  uint32_t end;
  const uint8_t *bytes;
  uint32_t pixel;
  uint32_t row;
  DarkroomMatchEffort effort;
  // The last numbers of a hash, and those before them.
  uint32_t heads[1 << HASH_BITS];
  uint32_t previous[DARKROOM_WINDOW];
  uint32_t short_heads[1 << SHORT_HASH_BITS];
  DarkroomDeflateSymbol symbols[DARKROOM_MATCH_FINDER_MOST];
};

DarkroomMatchFinder *darkroom_match_finder_create(void) {
  DarkroomMatchFinder *it = calloc(1, sizeof *it);
  if (it) it->first = 1;
  return it;
}

void darkroom_match_finder_destroy(DarkroomMatchFinder *it) { free(it); }

/// The lowest byte first, on every processor.
static inline uint64_t little_endian(const uint8_t *bytes, int count) {
  uint64_t number = 0;
  for (int i = 0; i < count; i++) number |= (uint64_t)bytes[i] << (8 * i);
  return number;
}

static inline uint32_t four(const uint8_t *bytes) { return (uint32_t)little_endian(bytes, 4); }

/// By the golden ratio: D. Knuth, The Art of Computer Programming 3, 6.4.
static inline uint32_t hash(uint32_t bytes, int bits) { return bytes * 0x9E3779B1u >> (32 - bits); }

/// How many bytes are equal, `most` at most.
static inline unsigned equal_bytes(const uint8_t *bytes, const uint8_t *others, unsigned most) {
  unsigned count = 0;
  for (; count + 8 <= most; count += 8) {
    uint64_t difference = little_endian(bytes + count, 8) ^ little_endian(others + count, 8);
    if (difference) return count + (unsigned)__builtin_ctzll(difference) / 8;
  }
  while (count < most && bytes[count] == others[count]) count++;
  return count;
}

/// Returns the last number of the same hash.
static inline uint32_t enter(DarkroomMatchFinder *it, uint32_t at) {
  uint32_t *head = &it->heads[hash(four(it->bytes + at), HASH_BITS)];
  uint32_t last = *head;
  *head = it->first + at;
  it->previous[*head % DARKROOM_WINDOW] = last;
  return last;
}

static inline uint32_t enter_short(DarkroomMatchFinder *it, uint32_t at) {
  uint32_t *head = &it->short_heads[hash(four(it->bytes + at) << 8, SHORT_HASH_BITS)];
  uint32_t last = *head;
  *head = it->first + at;
  return last;
}

static inline void try_neighbor(
    const DarkroomMatchFinder *it, uint32_t at, uint32_t distance, unsigned most, Match *best) {
  if (distance > at || distance > DARKROOM_WINDOW) return;
  const uint8_t *bytes = it->bytes + at;
  if (four(bytes) != four(bytes - distance)) return;
  unsigned length = equal_bytes(bytes, bytes - distance, most);
  if (length > best->length) *best = (Match){length, distance};
}

static inline void try_short(
    const DarkroomMatchFinder *it, uint32_t at, uint32_t number, uint32_t oldest, Match *best) {
  uint32_t distance = it->first + at - number;
  if (best->length >= DARKROOM_SHORTEST_MATCH || number < oldest || distance > SHORT_REACH) return;
  const uint8_t *bytes = it->bytes + at;
  if ((four(bytes) ^ four(bytes - distance)) << 8) return;
  *best = (Match){DARKROOM_SHORTEST_MATCH, distance};
}

static inline void try_chain(
    const DarkroomMatchFinder *it, uint32_t at, uint32_t number, uint32_t oldest, unsigned depth,
    unsigned most, Match *best) {
  const uint8_t *bytes = it->bytes + at;
  uint32_t start = four(bytes);
  while (depth-- && number >= oldest) {
    uint32_t distance = it->first + at - number;
    const uint8_t *others = bytes - distance;
    // Four bytes whose last one makes it longer than the best.
    unsigned tail = best->length < HASHED ? 0 : best->length - (HASHED - 1);
    if (four(others) == start && four(others + tail) == four(bytes + tail)) {
      unsigned length = HASHED + equal_bytes(bytes + HASHED, others + HASHED, most - HASHED);
      if (length > best->length) *best = (Match){length, distance};
      if (length >= it->effort.enough || length == most) return;
    }
    uint32_t before = it->previous[number % DARKROOM_WINDOW];
    // The place has been taken by a later number.
    if (before >= number) return;
    number = before;
  }
}

/// The longest match above `least` bytes; without a distance where there is none.
static Match longest(DarkroomMatchFinder *it, uint32_t at, unsigned least, unsigned depth) {
  Match best = {.length = least};
  uint32_t left = it->end - at;
  if (left < HASHED) return best;
  unsigned most = left < DARKROOM_LONGEST_MATCH ? left : DARKROOM_LONGEST_MATCH;
  uint32_t number = enter(it, at), short_number = enter_short(it, at);
  try_neighbor(it, at, it->pixel, most, &best);
  if (best.length < most) try_neighbor(it, at, it->row, most, &best);
  if (best.length >= most || (best.distance && best.length >= it->effort.enough)) return best;
  uint32_t oldest = at > DARKROOM_WINDOW ? it->first + at - DARKROOM_WINDOW : it->first;
  try_short(it, at, short_number, oldest, &best);
  try_chain(it, at, number, oldest, depth, most, &best);
  return best;
}

/// Enters bytes of a match.
static void skip(DarkroomMatchFinder *it, uint32_t at, uint32_t end, unsigned distance) {
  int is_neighbor = distance == it->row || distance == it->pixel;
  uint32_t last = it->end - HASHED + 1;
  if (end > last) end = last;
  if (is_neighbor && end > at + LONG_MATCH) at = end - ENTERED;
  for (; at < end; at++) enter(it, at);
}

/// Whether a match is worth a byte as it is before it: four bits for each byte more, less those of the distance.
static int is_worth_waiting(Match next, Match match) {
  int bits = (int)darkroom_logarithm(match.distance) - (int)darkroom_logarithm(next.distance);
  return 4 * ((int)next.length - (int)match.length) + bits > 2;
}

/// Appends the match at `at`, or bytes and a better one behind them. Returns where it ends.
static uint32_t add_match(
    DarkroomMatchFinder *it, uint32_t at, Match match, DarkroomDeflateSymbol **symbols) {
  uint32_t entered = at + 1;
  while (it->effort.is_lazy && match.length < it->effort.enough && entered < it->end) {
    Match next = longest(it, at + 1, match.length - 1, it->effort.depth / 2);
    entered = at + 2;
    if (!next.distance || !is_worth_waiting(next, match)) break;
    *(*symbols)++ = (DarkroomDeflateSymbol){.length = it->bytes[at++]};
    match = next;
  }
  *(*symbols)++ =
      (DarkroomDeflateSymbol){(uint16_t)match.length, (uint16_t)match.distance};
  skip(it, entered, at + match.length, match.distance);
  return at + match.length;
}

static void begin(
    DarkroomMatchFinder *it, const DarkroomPixelBytes *bytes, DarkroomMatchEffort effort) {
  if (it->first > UINT32_MAX - 2 * DARKROOM_MATCH_FINDER_MOST) {
    memset(it->heads, 0, sizeof it->heads);
    memset(it->short_heads, 0, sizeof it->short_heads);
    it->first = 1;
  }
  it->bytes = bytes->bytes;
  it->end = (uint32_t)bytes->count;
  it->pixel = (uint32_t)bytes->pixel;
  it->row = (uint32_t)bytes->row;
  it->effort = effort;
}

size_t darkroom_match_finder_find(
    DarkroomMatchFinder *it, const DarkroomPixelBytes *bytes, DarkroomMatchEffort effort,
    const DarkroomDeflateSymbol **symbols) {
  begin(it, bytes, effort);
  DarkroomDeflateSymbol *next = it->symbols;
  for (uint32_t at = 0; at < it->end;) {
    Match match = longest(it, at, effort.least - 1, effort.depth);
    if (match.distance) {
      at = add_match(it, at, match, &next);
    } else {
      *next++ = (DarkroomDeflateSymbol){.length = it->bytes[at++]};
    }
  }
  it->first += it->end;
  *symbols = it->symbols;
  return (size_t)(next - it->symbols);
}
