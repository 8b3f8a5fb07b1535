#include "FilterTrial.h"
#include "RowFilters.h"
#include "SystemPackages.h"

#include <libdeflate.h>
#include <png.h>
#include <stdlib.h>

enum {
  // Rows of a sample.
  SAMPLE = 3,
};

struct DarkroomFilterTrial {
  struct libdeflate_compressor *compressor;
  size_t row_bytes;
  size_t pixel;
  // Room for a sample, filtered and packed.
  uint8_t *filtered;
  uint8_t *packed;
};

DarkroomFilterTrial *darkroom_filter_trial_create(size_t row_bytes, size_t pixel) {
  DarkroomFilterTrial *it = calloc(1, sizeof *it);
  if (!it) return NULL;
  it->compressor = libdeflate_alloc_compressor(1);
  it->row_bytes = row_bytes;
  it->pixel = pixel;
  it->filtered = calloc(SAMPLE, row_bytes);
  it->packed = calloc(SAMPLE, row_bytes);
  if (it->compressor && it->filtered && it->packed) return it;
  darkroom_filter_trial_destroy(it);
  return NULL;
}

void darkroom_filter_trial_destroy(DarkroomFilterTrial *it) {
  if (!it) return;
  if (it->compressor) libdeflate_free_compressor(it->compressor);
  free(it->filtered);
  free(it->packed);
  free(it);
}

static size_t packed_size(DarkroomFilterTrial *it, const uint8_t *bytes, size_t count) {
  size_t size = libdeflate_deflate_compress(it->compressor, bytes, count, it->packed, count);
  // 0 means that they do not become smaller.
  return size ? size : count;
}

/// - SeeAlso: W3C, Portable Network Graphics (Third Edition), “Filter selection”, which advises the least sum of
///   differences row by row. We differ: one filter for all rows, by what a quick compressor makes of at most 3 of them,
///   because sums do not see what repeats itself. The references of the gallery are as large in all without it; but a
///   gradient would be a third larger than libpng makes it by default.
int darkroom_filter_trial_best(DarkroomFilterTrial *it, const uint8_t *rows, uint32_t count) {
  if (count < 2) return PNG_FILTER_VALUE_NONE;
  // Each has a row above it among these.
  uint32_t sample = count <= SAMPLE ? count - 1 : SAMPLE;
  const uint8_t *first = rows + it->row_bytes * ((count - sample + 1) / 2);
  for (uint32_t y = 0; y < sample; y++) {
    const uint8_t *row = first + it->row_bytes * y;
    darkroom_filter_row(
        PNG_FILTER_VALUE_PAETH, row, row - it->row_bytes, it->row_bytes, it->pixel,
        it->filtered + it->row_bytes * y);
  }
  size_t plain = packed_size(it, first, it->row_bytes * sample);
  size_t filtered = packed_size(it, it->filtered, it->row_bytes * sample);
  // Unfiltered rows repeat those above the sample, too, and are read in a fraction of the time.
  return filtered < plain / 2 ? PNG_FILTER_VALUE_PAETH : PNG_FILTER_VALUE_NONE;
}
