#ifndef DARKROOM_SYMBOL_COUNTS_H
#define DARKROOM_SYMBOL_COUNTS_H

#include "DeflateSymbol.h"

#include <stddef.h>

/// How often codes of both alphabets are needed.
typedef struct {
  uint32_t literals[DARKROOM_LITERALS];
  uint32_t distances[DARKROOM_DISTANCES];
} DarkroomSymbolCounts;

/// Adds symbols. Returns how many bytes they stand for.
size_t darkroom_symbol_counts_add(
    DarkroomSymbolCounts *counts, const DarkroomDeflateSymbol *symbols, size_t count);
void darkroom_symbol_counts_join(DarkroomSymbolCounts *counts, const DarkroomSymbolCounts *others);
/// Bits of the codes alone when each is as long as its share asks for. The same on every processor.
uint64_t darkroom_symbol_counts_entropy(const DarkroomSymbolCounts *counts);
/// Bits behind the codes.
uint64_t darkroom_symbol_counts_extra_bits(const DarkroomSymbolCounts *counts);

#endif
