#ifndef DARKROOM_ROW_FILTERS_H
#define DARKROOM_ROW_FILTERS_H

#include <stddef.h>
#include <stdint.h>

/// Filters a row of `count` bytes and `pixel` bytes a pixel by a filter's number in the file, 0 to 4.
///
/// `above` is the row above, as it is; zeros for the first.
void darkroom_filter_row(
    int filter, const uint8_t *row, const uint8_t *above, size_t count, size_t pixel, uint8_t *out);

/// Whether at least one byte in 32 is not that of the pixel to the left: text, photographs, gradients to a side; not areas
/// of few colours.
int darkroom_rows_change(const uint8_t *rows, size_t row_bytes, uint32_t count, size_t pixel);

#endif
