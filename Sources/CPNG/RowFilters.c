#include "RowFilters.h"
#include "SystemPackages.h"

#include <png.h>
#include <string.h>

// - SeeAlso: W3C, Portable Network Graphics (Third Edition), 9; A. W. Paeth, "Image file compression made easy", in
//   "Graphics Gems II" (1991); S. Barrett, stb_image, `stbi__paeth`, for the rule without branches. As there, in 16
//   bits: a vector holds more of them.

static inline uint8_t paeth(int16_t left, int16_t above, int16_t corner) {
  int16_t threshold = (int16_t)(3 * corner - left - above);
  int16_t low = left < above ? left : above, high = left < above ? above : left;
  int16_t inner = threshold < high ? corner : low;
  return (uint8_t)(threshold > low ? inner : high);
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
