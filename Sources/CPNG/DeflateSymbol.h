#ifndef DARKROOM_DEFLATE_SYMBOL_H
#define DARKROOM_DEFLATE_SYMBOL_H

#include <stdint.h>

// - SeeAlso: RFC 1951, 2 and 3.2.5, for the numbers. We differ: codes are computed from logarithms, where the standard
//   has tables.
enum {
  DARKROOM_SHORTEST_MATCH = 3,
  DARKROOM_LONGEST_MATCH = 258,
  /// The longest distance.
  DARKROOM_WINDOW = 32768,
  DARKROOM_END_OF_BLOCK = 256,
  /// Of the alphabet of literals and lengths, and of that of distances.
  DARKROOM_LITERALS = 286,
  DARKROOM_DISTANCES = 30,
};

/// A byte as it is, or a repetition of bytes before it.
typedef struct {
  /// Bytes, 3 to 258; where the distance is 0, the byte itself.
  uint16_t length;
  /// 1 to 32768.
  uint16_t distance;
} DarkroomDeflateSymbol;

/// A number as a stream holds it: a code of an alphabet and bits behind it.
typedef struct {
  uint16_t code;
  uint16_t extra;
  uint8_t extra_bits;
} DarkroomDeflateNumber;

/// The logarithm to the base of 2 of a number that is not 0, rounded down.
static inline unsigned darkroom_logarithm(uint32_t number) {
  return 31 - (unsigned)__builtin_clz(number);
}

/// - `length`: 3 to 258.
static inline DarkroomDeflateNumber darkroom_deflate_length(unsigned length) {
  if (length == DARKROOM_LONGEST_MATCH) return (DarkroomDeflateNumber){.code = 285};
  unsigned above = length - DARKROOM_SHORTEST_MATCH;
  unsigned bits = above < 8 ? 0 : darkroom_logarithm(above) - 2;
  return (DarkroomDeflateNumber){
      .code = (uint16_t)(257 + 4 * bits + (above >> bits)),
      .extra = (uint16_t)(above & ((1u << bits) - 1)),
      .extra_bits = (uint8_t)bits};
}

/// - `distance`: 1 to 32768.
static inline DarkroomDeflateNumber darkroom_deflate_distance(unsigned distance) {
  unsigned above = distance - 1;
  unsigned bits = above < 4 ? 0 : darkroom_logarithm(above) - 1;
  return (DarkroomDeflateNumber){
      .code = (uint16_t)(2 * bits + (above >> bits)),
      .extra = (uint16_t)(above & ((1u << bits) - 1)),
      .extra_bits = (uint8_t)bits};
}

#endif
