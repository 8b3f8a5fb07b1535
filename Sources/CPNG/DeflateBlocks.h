#ifndef DARKROOM_DEFLATE_BLOCKS_H
#define DARKROOM_DEFLATE_BLOCKS_H

#include "DeflateSymbol.h"

#include <stddef.h>

/// Symbols and the bytes that they stand for.
typedef struct {
  const DarkroomDeflateSymbol *symbols;
  size_t symbol_count;
  const uint8_t *bytes;
  /// Whether a stream ends with them.
  int is_last;
} DarkroomDeflateContent;

/// How long blocks of `count` bytes become at most.
size_t darkroom_deflate_blocks_bound(size_t count);
/// Writes deflate blocks that begin and end at the end of a byte: those that are not the last of a stream as zlib's
/// Z_SYNC_FLUSH ends them. Returns the number of bytes.
size_t darkroom_deflate_blocks_write(const DarkroomDeflateContent *content, uint8_t *output);

#endif
