#include "CPNG.h"
#include "DeflateBlocks.h"
#include "FilterTrial.h"
#include "MatchFinder.h"
#include "RowFilters.h"
#include "SystemPackages.h"

#include <isa-l/igzip_lib.h>
#include <png.h>
#include <stdlib.h>

enum {
  // Rows that share a filter.
  BAND = 64,
  HIGHEST_LEVEL = 9,
  // In noise a shorter match costs more than its bytes, as zlib has it with Z_FILTERED.
  NOISE_MATCH = 6,
};

struct DarkroomRowPacker {
  DarkroomMatchFinder *finder;
  int level;
  // Null where the header says the filter.
  DarkroomFilterTrial *trial;
  int filter;
  int is_least;
  size_t pixel;
  size_t row_bytes;
  // Zeros, in the place of the row above the first.
  uint8_t *blank;
  uint8_t *filtered;
  size_t filtered_capacity;
  uint8_t *output;
  size_t output_capacity;
};

static size_t bytes_per_pixel(const DarkroomPNGHeader *header) {
  switch (header->color_type) {
    case PNG_COLOR_TYPE_RGB: return 3;
    case PNG_COLOR_TYPE_RGB_ALPHA: return 4;
    default: return 1;
  }
}

DarkroomRowPacker *darkroom_row_packer_create(const DarkroomPNGHeader *header, size_t row_bytes) {
  DarkroomRowPacker *it = calloc(1, sizeof *it);
  if (!it) return NULL;
  int is_tried = header->filter == DARKROOM_PNG_FILTER_TRIED;
  it->filter = header->filter == DARKROOM_PNG_FILTER_UP ? PNG_FILTER_VALUE_UP : PNG_FILTER_VALUE_NONE;
  it->is_least = header->filter == DARKROOM_PNG_FILTER_LEAST;
  it->pixel = bytes_per_pixel(header);
  it->row_bytes = row_bytes;
  it->level = header->compression_level;
  it->finder = darkroom_match_finder_create();
  it->blank = calloc(1, row_bytes);
  if (is_tried && it->finder) it->trial = darkroom_filter_trial_create(it->finder, row_bytes);
  if (!it->finder || !it->blank || (is_tried && !it->trial)) {
    darkroom_row_packer_destroy(it);
    return NULL;
  }
  return it;
}

void darkroom_row_packer_destroy(DarkroomRowPacker *it) {
  if (!it) return;
  darkroom_filter_trial_destroy(it->trial);
  darkroom_match_finder_destroy(it->finder);
  free(it->blank);
  free(it->filtered);
  free(it->output);
  free(it);
}

static int make_room(uint8_t **bytes, size_t *capacity, size_t needed) {
  if (needed <= *capacity) return 0;
  free(*bytes);
  *bytes = malloc(needed);
  *capacity = *bytes ? needed : 0;
  return *bytes ? 0 : -1;
}

/// Returns whether what is left is noise.
static int filter_band(
    DarkroomRowPacker *it, const uint8_t *rows, const uint8_t *above, uint32_t count, uint8_t *out) {
  DarkroomFilterChoice choice = {it->filter, 0};
  if (it->trial) {
    choice = darkroom_filter_trial_best(it->trial, rows, it->row_bytes, count, it->pixel);
  }
  for (uint32_t y = 0; y < count; y++) {
    *out++ = (uint8_t)choice.filter;
    darkroom_filter_row(choice.filter, rows, above, it->row_bytes, it->pixel, out);
    above = rows;
    rows += it->row_bytes;
    out += it->row_bytes;
  }
  return choice.is_noise;
}

/// Bytes as numbers from -128 to 127, added without their signs.
static size_t sum_of(const uint8_t *bytes, size_t count) {
  size_t sum = 0;
  for (size_t i = 0; i < count; i++) sum += bytes[i] < 128 ? bytes[i] : 256 - bytes[i];
  return sum;
}

/// Each row by the filter whose sum is least, the first of equals.
///
/// - SeeAlso: W3C, Portable Network Graphics (Third Edition), “Filter selection”. As there.
static void filter_by_sums(
    DarkroomRowPacker *it, const uint8_t *rows, const uint8_t *above, uint32_t count, uint8_t *out) {
  static const int filters[] = {
      PNG_FILTER_VALUE_NONE, PNG_FILTER_VALUE_SUB, PNG_FILTER_VALUE_UP, PNG_FILTER_VALUE_AVG,
      PNG_FILTER_VALUE_PAETH};
  for (uint32_t y = 0; y < count; y++) {
    size_t least = SIZE_MAX;
    for (int i = 0; i < 5; i++) {
      darkroom_filter_row(filters[i], rows, above, it->row_bytes, it->pixel, out + 1);
      size_t sum = sum_of(out + 1, it->row_bytes);
      if (sum >= least) continue;
      least = sum;
      *out = (uint8_t)filters[i];
    }
    darkroom_filter_row(*out, rows, above, it->row_bytes, it->pixel, out + 1);
    above = rows;
    rows += it->row_bytes;
    out += it->row_bytes + 1;
  }
}

/// Returns how many rows are noise behind their filter.
static uint32_t filter_rows(DarkroomRowPacker *it, const DarkroomPNGRows *rows) {
  uint32_t noise = 0;
  const uint8_t *above = rows->above ? rows->above : it->blank;
  for (uint32_t y = 0; y < rows->count; y += BAND) {
    const uint8_t *first = rows->rows + it->row_bytes * y;
    uint32_t count = rows->count - y < BAND ? rows->count - y : BAND;
    uint8_t *out = it->filtered + (it->row_bytes + 1) * y;
    if (it->is_least) {
      filter_by_sums(it, first, above, count, out);
    } else if (filter_band(it, first, above, count, out)) {
      noise += count;
    }
    above = first + it->row_bytes * (count - 1);
  }
  return noise;
}

/// Twice as long for each level: 6 compares 32 places, and is content with 64 bytes.
static DarkroomMatchEffort effort_of(int level) {
  unsigned enough = 1u << level;
  return (DarkroomMatchEffort){
      .depth = 1u << (level - 1),
      .enough = enough < DARKROOM_LONGEST_MATCH ? enough : DARKROOM_LONGEST_MATCH,
      .is_lazy = 1,
      .least = DARKROOM_SHORTEST_MATCH};
}

/// The next level is for rows of few changes: it makes smooth ones smaller, and has little to search.
static int level_for(const DarkroomRowPacker *it, const DarkroomPNGRows *rows) {
  if (it->level == HIGHEST_LEVEL) return it->level;
  return it->level + !darkroom_rows_change(rows->rows, it->row_bytes, rows->count, it->pixel);
}

/// Packs bytes of `it->filtered` into `it->output`, as many at a time as the finder takes. Returns their number.
static size_t pack_filtered(
    DarkroomRowPacker *it, size_t size, DarkroomMatchEffort effort, int is_last) {
  DarkroomPixelBytes bytes = {
      .bytes = it->filtered, .pixel = it->pixel, .row = it->row_bytes + 1};
  size_t packed = 0;
  for (size_t left = size; left; left -= bytes.count, bytes.bytes += bytes.count) {
    bytes.count = left < DARKROOM_MATCH_FINDER_MOST ? left : DARKROOM_MATCH_FINDER_MOST;
    DarkroomDeflateContent content = {
        .bytes = bytes.bytes, .is_last = is_last && bytes.count == left};
    content.symbol_count =
        darkroom_match_finder_find(it->finder, &bytes, effort, &content.symbols);
    packed += darkroom_deflate_blocks_write(&content, it->output + packed);
  }
  return packed;
}

int darkroom_row_packer_pack(
    DarkroomRowPacker *it, const DarkroomPNGRows *rows, DarkroomPNGPart *part) {
  size_t size = (it->row_bytes + 1) * rows->count;
  size_t searches = size / DARKROOM_MATCH_FINDER_MOST + 1;
  size_t bound = searches * darkroom_deflate_blocks_bound(DARKROOM_MATCH_FINDER_MOST);
  if (searches == 1) bound = darkroom_deflate_blocks_bound(size);
  if (make_room(&it->filtered, &it->filtered_capacity, size)) return -1;
  if (make_room(&it->output, &it->output_capacity, bound)) return -1;
  uint32_t noise = filter_rows(it, rows);
  DarkroomMatchEffort effort = effort_of(level_for(it, rows));
  if (noise > rows->count / 2) effort.least = NOISE_MATCH;
  *part = (DarkroomPNGPart){
      .bytes = it->output,
      .count = pack_filtered(it, size, effort, rows->is_last),
      .length = size,
      .checksum = isal_adler32(1, it->filtered, size),
      .is_last = rows->is_last};
  return 0;
}
