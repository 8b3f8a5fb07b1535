#include "CPNG.h"
#include "DeflateBlocks.h"
#include "FilterTrial.h"
#include "RowFilters.h"
#include "SystemPackages.h"

#include <libdeflate.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>

enum {
  // Rows that share a filter.
  BAND = 64,
  HIGHEST_LEVEL = 9,
};

struct DarkroomRowPacker {
  struct libdeflate_compressor *compressor;
  // Of the next level, for parts of few changes: it makes smooth ones smaller by up to a tenth, and has little to search.
  struct libdeflate_compressor *thorough;
  DarkroomDeflateBlocks *blocks;
  // Null where the header says the filter.
  DarkroomFilterTrial *trial;
  int filter;
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
  it->pixel = bytes_per_pixel(header);
  it->row_bytes = row_bytes;
  int level = header->compression_level;
  it->compressor = libdeflate_alloc_compressor(level);
  it->thorough = libdeflate_alloc_compressor(level < HIGHEST_LEVEL ? level + 1 : level);
  it->blocks = darkroom_deflate_blocks_create();
  it->blank = calloc(1, row_bytes);
  if (is_tried) it->trial = darkroom_filter_trial_create(row_bytes);
  int has_all = it->compressor && it->thorough && it->blocks && it->blank;
  if (!has_all || (is_tried && !it->trial)) {
    darkroom_row_packer_destroy(it);
    return NULL;
  }
  return it;
}

void darkroom_row_packer_destroy(DarkroomRowPacker *it) {
  if (!it) return;
  libdeflate_free_compressor(it->compressor);
  libdeflate_free_compressor(it->thorough);
  darkroom_deflate_blocks_destroy(it->blocks);
  darkroom_filter_trial_destroy(it->trial);
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

static void filter_band(
    DarkroomRowPacker *it, const uint8_t *rows, const uint8_t *above, uint32_t count, uint8_t *out) {
  int filter =
      it->trial ? darkroom_filter_trial_best(it->trial, rows, it->row_bytes, count, it->pixel)
                : it->filter;
  for (uint32_t y = 0; y < count; y++) {
    *out++ = (uint8_t)filter;
    darkroom_filter_row(filter, rows, above, it->row_bytes, it->pixel, out);
    above = rows;
    rows += it->row_bytes;
    out += it->row_bytes;
  }
}

static void filter_rows(DarkroomRowPacker *it, const DarkroomPNGRows *rows) {
  const uint8_t *above = rows->above ? rows->above : it->blank;
  for (uint32_t y = 0; y < rows->count; y += BAND) {
    const uint8_t *first = rows->rows + it->row_bytes * y;
    uint32_t count = rows->count - y < BAND ? rows->count - y : BAND;
    filter_band(it, first, above, count, it->filtered + (it->row_bytes + 1) * y);
    above = first + it->row_bytes * (count - 1);
  }
}

int darkroom_row_packer_pack(
    DarkroomRowPacker *it, const DarkroomPNGRows *rows, DarkroomPNGPart *part) {
  size_t size = (it->row_bytes + 1) * rows->count;
  size_t bound = libdeflate_deflate_compress_bound(it->compressor, size) + DARKROOM_BLOCKS_ENDING;
  if (make_room(&it->filtered, &it->filtered_capacity, size)) return -1;
  if (make_room(&it->output, &it->output_capacity, bound)) return -1;
  filter_rows(it, rows);
  struct libdeflate_compressor *compressor =
      darkroom_rows_change(rows->rows, it->row_bytes, rows->count, it->pixel) ? it->compressor
                                                                               : it->thorough;
  size_t count = libdeflate_deflate_compress(compressor, it->filtered, size, it->output, bound);
  if (count && !rows->is_last) {
    count = darkroom_deflate_blocks_open_end(it->blocks, it->output, count);
  }
  if (!count) return 1;
  *part = (DarkroomPNGPart){
      .bytes = it->output,
      .count = count,
      .length = size,
      .checksum = libdeflate_adler32(1, it->filtered, size),
      .is_last = rows->is_last};
  return 0;
}

// libdeflate does not tell at run time.
const char *darkroom_deflate_version(void) { return LIBDEFLATE_VERSION_STRING; }
