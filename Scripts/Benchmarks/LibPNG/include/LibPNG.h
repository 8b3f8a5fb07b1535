#ifndef DARKROOM_BENCHMARKS_LIBPNG_H
#define DARKROOM_BENCHMARKS_LIBPNG_H

#include <stddef.h>
#include <stdint.h>

/// The installed libpng as programs use it that know nothing else: its simplified API, with its default filters and level.
/// Pixels are RGBA, not premultiplied, without padding. Each returns 0 where libpng fails.

int libpng_size(const uint8_t *file, size_t count, uint32_t *width, uint32_t *height);
int libpng_decode(const uint8_t *file, size_t count, uint8_t *pixels);
/// Writes at most `*count` bytes, and how many there are into `*count`; nothing but that where `file` is NULL.
int libpng_encode(const uint8_t *pixels, uint32_t width, uint32_t height, int is_opaque, uint8_t *file, size_t *count);

#endif
