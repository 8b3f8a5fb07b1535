#include "FilterTrial.h"
#include "RowFilters.h"
#include "SymbolCounts.h"
#include "SystemPackages.h"

#include <png.h>
#include <stdlib.h>

enum {
  // Rows of a sample.
  SAMPLE = 16,
  // What is packed to less than this share of itself stays as it is.
  PLAIN_SHARE = 100,
  // What keeps more than this share of itself is noise.
  NOISE_SHARE = 4,
};

struct DarkroomFilterTrial {
  DarkroomMatchFinder *finder;
  // The rows of a sample.
  uint8_t *filtered;
};

/// Rows that are not too long for the finder; none where one is.
static uint32_t sample_of(size_t row_bytes) {
  size_t most = DARKROOM_MATCH_FINDER_MOST / row_bytes;
  return most < SAMPLE ? (uint32_t)most : SAMPLE;
}

DarkroomFilterTrial *darkroom_filter_trial_create(DarkroomMatchFinder *finder, size_t row_bytes) {
  DarkroomFilterTrial *trial = calloc(1, sizeof *trial);
  if (!trial) return NULL;
  trial->finder = finder;
  trial->filtered = malloc(row_bytes * SAMPLE);
  if (!trial->filtered) {
    free(trial);
    return NULL;
  }
  return trial;
}

void darkroom_filter_trial_destroy(DarkroomFilterTrial *trial) {
  if (!trial) return;
  free(trial->filtered);
  free(trial);
}

/// Bytes that a quick search leaves, if codes were as short as can be.
static size_t packed(
    DarkroomFilterTrial *trial, const uint8_t *rows, size_t row_bytes, uint32_t count,
    size_t pixel) {
  static const DarkroomMatchEffort quick = {
      .depth = 8, .enough = 64, .least = DARKROOM_SHORTEST_MATCH};
  DarkroomPixelBytes bytes = {
      .bytes = rows, .count = row_bytes * count, .pixel = pixel, .row = row_bytes};
  const DarkroomDeflateSymbol *symbols;
  size_t symbol_count = darkroom_match_finder_find(trial->finder, &bytes, quick, &symbols);
  DarkroomSymbolCounts counts = {0};
  darkroom_symbol_counts_add(&counts, symbols, symbol_count);
  uint64_t bits =
      darkroom_symbol_counts_entropy(&counts) + darkroom_symbol_counts_extra_bits(&counts);
  return (size_t)(bits / 8);
}

static size_t filtered(
    DarkroomFilterTrial *trial, int filter, const uint8_t *rows, size_t row_bytes, uint32_t count,
    size_t pixel) {
  for (uint32_t y = 0; y < count; y++) {
    const uint8_t *row = rows + row_bytes * y;
    darkroom_filter_row(
        filter, row, row - row_bytes, row_bytes, pixel, trial->filtered + row_bytes * y);
  }
  return packed(trial, trial->filtered, row_bytes, count, pixel);
}

/// - SeeAlso: W3C, Portable Network Graphics (Third Edition), “Filter selection”, which advises the least sum of
///   differences row by row. We differ: one filter for all rows, by the entropy of what a quick search leaves of at
///   most 16 of them, as sums do not see what repeats itself.
DarkroomFilterChoice darkroom_filter_trial_best(
    DarkroomFilterTrial *trial, const uint8_t *rows, size_t row_bytes, uint32_t count,
    size_t pixel) {
  // What the first of them cannot do for gradients and photographs, the others do not either.
  static const int filters[] = {
      PNG_FILTER_VALUE_PAETH, PNG_FILTER_VALUE_UP, PNG_FILTER_VALUE_SUB, PNG_FILTER_VALUE_AVG};
  const DarkroomFilterChoice none = {PNG_FILTER_VALUE_NONE, 0};
  // Each has a row above it among these.
  uint32_t sample = sample_of(row_bytes);
  if (count < 2 || !sample) return none;
  if (sample > count - 1) sample = count - 1;
  const uint8_t *first = rows + row_bytes * ((count - sample + 1) / 2);
  size_t size = row_bytes * sample;
  // Neither a gradient nor a photograph.
  if (!darkroom_rows_change(first, row_bytes, sample, pixel)) return none;
  size_t plain = packed(trial, first, row_bytes, sample, pixel);
  if (plain < size / PLAIN_SHARE) return none;
  // Unfiltered rows repeat those above the sample, too.
  size_t least = plain - plain / 10;
  DarkroomFilterChoice best = none;
  for (int i = 0; i < 4; i++) {
    size_t bytes = filtered(trial, filters[i], first, row_bytes, sample, pixel);
    if (i == 0 && bytes >= plain) break;
    if (bytes < least) {
      least = bytes;
      best = (DarkroomFilterChoice){filters[i], bytes > size / NOISE_SHARE};
    }
  }
  return best;
}
