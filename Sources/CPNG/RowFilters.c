#include "RowFilters.h"
#include "SystemPackages.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

// - SeeAlso: W3C, Portable Network Graphics (Third Edition), 9; A. W. Paeth, "Image file compression made easy", in
//   "Graphics Gems II" (1991). As there.

static uint8_t paeth(int left, int above, int corner) {
  int from_left = abs(above - corner);
  int from_above = abs(left - corner);
  int from_corner = abs(left + above - 2 * corner);
  if (from_left <= from_above && from_left <= from_corner) return (uint8_t)left;
  return (uint8_t)(from_above <= from_corner ? above : corner);
}

void darkroom_filter_row(
    int filter, const uint8_t *row, const uint8_t *above, size_t count, size_t pixel,
    uint8_t *restrict out) {
  size_t first = pixel < count ? pixel : count;
  switch (filter) {
    case PNG_FILTER_VALUE_SUB:
      memcpy(out, row, first);
      for (size_t i = first; i < count; i++) out[i] = (uint8_t)(row[i] - row[i - pixel]);
      break;
    case PNG_FILTER_VALUE_UP:
      for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
      break;
    case PNG_FILTER_VALUE_AVG:
      for (size_t i = 0; i < first; i++) out[i] = (uint8_t)(row[i] - above[i] / 2);
      for (size_t i = first; i < count; i++) {
        out[i] = (uint8_t)(row[i] - (row[i - pixel] + above[i]) / 2);
      }
      break;
    case PNG_FILTER_VALUE_PAETH:
      for (size_t i = 0; i < first; i++) out[i] = (uint8_t)(row[i] - above[i]);
      for (size_t i = first; i < count; i++) {
        out[i] = (uint8_t)(row[i] - paeth(row[i - pixel], above[i], above[i - pixel]));
      }
      break;
    default: memcpy(out, row, count);
  }
}

/// Of at most 255 bytes, how many are not those of others.
static uint8_t differing(const uint8_t *bytes, const uint8_t *others, size_t count) {
  uint8_t differing = 0;
  for (size_t i = 0; i < count; i++) differing += bytes[i] != others[i];
  return differing;
}

int darkroom_rows_change(const uint8_t *rows, size_t row_bytes, uint32_t count, size_t pixel) {
  const size_t most = 128;
  size_t changes = 0;
  for (uint32_t y = 0; y < count; y++, rows += row_bytes) {
    for (size_t i = pixel; i < row_bytes; i += most) {
      size_t length = row_bytes - i < most ? row_bytes - i : most;
      changes += differing(rows + i, rows + i - pixel, length);
    }
  }
  return changes >= row_bytes * count / 32;
}
