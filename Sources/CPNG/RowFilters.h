#ifndef DARKROOM_ROW_FILTERS_H
#define DARKROOM_ROW_FILTERS_H

#include <stddef.h>
#include <stdint.h>

/// Filters a row of `count` bytes and `pixel` bytes a pixel by a filter's number in the file: none (0), up (2) or
/// Paeth (4).
///
/// `above` is the row above, as it is; zeros for the first.
void darkroom_filter_row(
    int filter, const uint8_t *row, const uint8_t *above, size_t count, size_t pixel, uint8_t *out);

#endif
