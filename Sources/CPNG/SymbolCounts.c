#include "SymbolCounts.h"
#include "SystemPackages.h"

enum {
  // Bits behind the point of a logarithm.
  FRACTION = 8,
};

size_t darkroom_symbol_counts_add(
    DarkroomSymbolCounts *counts, const DarkroomDeflateSymbol *symbols, size_t count) {
  size_t bytes = 0;
  for (size_t i = 0; i < count; i++) {
    DarkroomDeflateSymbol symbol = symbols[i];
    if (symbol.distance) {
      counts->literals[darkroom_deflate_length(symbol.length).code]++;
      counts->distances[darkroom_deflate_distance(symbol.distance).code]++;
      bytes += symbol.length;
    } else {
      counts->literals[symbol.length]++;
      bytes++;
    }
  }
  return bytes;
}

void darkroom_symbol_counts_join(DarkroomSymbolCounts *counts, const DarkroomSymbolCounts *others) {
  for (int i = 0; i < DARKROOM_LITERALS; i++) counts->literals[i] += others->literals[i];
  for (int i = 0; i < DARKROOM_DISTANCES; i++) counts->distances[i] += others->distances[i];
}

/// Bit after bit: the square of a number has twice its logarithm. Integers alone, so that no processor rounds otherwise.
///
/// - SeeAlso: C. S. Turner, "A fast binary logarithm algorithm" (2010). As there, cut off after eight bits.
static uint64_t fine_logarithm(uint32_t number) {
  unsigned result = darkroom_logarithm(number);
  uint64_t mantissa = (uint64_t)number << (31 - result);
  for (int i = 0; i < FRACTION; i++) {
    mantissa = mantissa * mantissa >> 31;
    unsigned bit = (unsigned)(mantissa >> 32);
    mantissa >>= bit;
    result = result << 1 | bit;
  }
  return result;
}

/// - SeeAlso: C. E. Shannon, "A mathematical theory of communication" (1948), 6. We differ: that of all symbols
///   together, in whole bits.
static uint64_t entropy(const uint32_t *counts, int symbols) {
  uint64_t sum = 0;
  uint32_t total = 0;
  for (int i = 0; i < symbols; i++) {
    if (!counts[i]) continue;
    total += counts[i];
    sum += counts[i] * fine_logarithm(counts[i]);
  }
  return total ? (total * fine_logarithm(total) - sum) >> FRACTION : 0;
}

uint64_t darkroom_symbol_counts_entropy(const DarkroomSymbolCounts *counts) {
  return entropy(counts->literals, DARKROOM_LITERALS)
      + entropy(counts->distances, DARKROOM_DISTANCES);
}

uint64_t darkroom_symbol_counts_extra_bits(const DarkroomSymbolCounts *counts) {
  uint64_t bits = 0;
  // Of lengths from 11 to 257, and of distances above 4.
  for (unsigned i = 265; i < 285; i++) bits += (uint64_t)counts->literals[i] * ((i - 261) / 4);
  for (unsigned i = 4; i < DARKROOM_DISTANCES; i++) {
    bits += (uint64_t)counts->distances[i] * (i / 2 - 1);
  }
  return bits;
}
