// The checksum that ends a zlib stream.

#ifndef DARKROOM_ADLER_H
#define DARKROOM_ADLER_H

#include <stddef.h>
#include <stdint.h>

/// Of the bytes that `adler` is of and of `count` more; 1 is that of none (RFC 1950, 8.2).
uint32_t darkroom_adler(uint32_t adler, const uint8_t *bytes, size_t count);

#endif
