#ifndef DARKROOM_HUFFMAN_CODE_H
#define DARKROOM_HUFFMAN_CODE_H

#include <stdint.h>

enum {
  DARKROOM_HUFFMAN_SYMBOLS = 288
};

/// A code by the numbers of its symbols.
typedef struct {
  /// In bits; 0 for symbols without a code.
  uint8_t lengths[DARKROOM_HUFFMAN_SYMBOLS];
  /// The first bit lowest.
  uint16_t codes[DARKROOM_HUFFMAN_SYMBOLS];
} DarkroomHuffmanCode;

/// A short code for symbols that are needed so often, of at least two of them, and at most `longest` bits.
void darkroom_huffman_code_set(
    DarkroomHuffmanCode *code, const uint32_t *counts, unsigned symbols, unsigned longest);
/// Sets the codes that follow from the lengths: RFC 1951, 3.2.2.
void darkroom_huffman_code_number(DarkroomHuffmanCode *code, unsigned symbols);

#endif
