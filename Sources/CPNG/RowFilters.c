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
    case PNG_FILTER_VALUE_UP:
      for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
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
