#ifndef DARKROOM_DEFLATE_BLOCKS_H
#define DARKROOM_DEFLATE_BLOCKS_H

#include <stddef.h>
#include <stdint.h>

enum {
  /// Bytes that an ending without a last block may need.
  DARKROOM_BLOCKS_ENDING = 5
};

/// Room to walk through streams.
typedef struct DarkroomDeflateBlocks DarkroomDeflateBlocks;

/// Null when memory is exhausted.
DarkroomDeflateBlocks *darkroom_deflate_blocks_create(void);
void darkroom_deflate_blocks_destroy(DarkroomDeflateBlocks *blocks);
/// Makes a whole deflate stream one that another can be appended to: its last block is the last no more, and an empty
/// one brings it to the end of a byte, as zlib's Z_SYNC_FLUSH does.
///
/// Returns how many bytes it has then, at most `DARKROOM_BLOCKS_ENDING` more, or 0 where it is no such stream.
size_t darkroom_deflate_blocks_open_end(
    DarkroomDeflateBlocks *blocks, uint8_t *stream, size_t count);

#endif
