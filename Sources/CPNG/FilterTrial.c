#include "FilterTrial.h"
#include "RowFilters.h"
#include "SystemPackages.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum {
  // Rows of a sample.
  SAMPLE = 16,
  // What is deflated to less than this share of itself stays as it is.
  PLAIN_SHARE = 50,
};

struct DarkroomFilterTrial {
  z_stream stream;
  // The rows of a sample.
  uint8_t *filtered;
};

DarkroomFilterTrial *darkroom_filter_trial_create(size_t row_bytes) {
  DarkroomFilterTrial *trial = calloc(1, sizeof *trial);
  if (!trial) return NULL;
  trial->filtered = malloc(row_bytes * SAMPLE);
  if (!trial->filtered || deflateInit2(&trial->stream, 1, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK) {
    free(trial->filtered);
    free(trial);
    return NULL;
  }
  return trial;
}

void darkroom_filter_trial_destroy(DarkroomFilterTrial *trial) {
  if (!trial) return;
  deflateEnd(&trial->stream);
  free(trial->filtered);
  free(trial);
}

/// Bytes that a quick deflation leaves.
static size_t deflated(DarkroomFilterTrial *trial, const uint8_t *bytes, size_t count) {
  uint8_t output[16384];
  z_stream *stream = &trial->stream;
  deflateReset(stream);
  stream->next_in = (Bytef *)bytes;
  stream->avail_in = (uInt)count;
  do {
    stream->next_out = output;
    stream->avail_out = sizeof output;
  } while (deflate(stream, Z_FINISH) == Z_OK);
  return stream->total_out;
}

static size_t filtered(
    DarkroomFilterTrial *trial, int filter, const uint8_t *rows, size_t row_bytes, uint32_t count,
    size_t pixel) {
  for (uint32_t y = 0; y < count; y++) {
    const uint8_t *row = rows + row_bytes * y;
    darkroom_filter_row(
        filter, row, row - row_bytes, row_bytes, pixel, trial->filtered + row_bytes * y);
  }
  return deflated(trial, trial->filtered, row_bytes * count);
}

int darkroom_filter_trial_best(
    DarkroomFilterTrial *trial, const uint8_t *rows, size_t row_bytes, uint32_t count,
    size_t pixel) {
  // What the first of them cannot do for gradients and photographs, the others do not either.
  static const int filters[] = {PNG_FILTER_VALUE_PAETH, PNG_FILTER_VALUE_UP, PNG_FILTER_VALUE_SUB};
  // Each has a row above it among these.
  uint32_t sample = count - 1 < SAMPLE ? count - 1 : SAMPLE;
  if (count < 2 || row_bytes > UINT32_MAX / SAMPLE) return PNG_FILTER_VALUE_NONE;
  const uint8_t *first = rows + row_bytes * ((count - sample + 1) / 2);
  size_t size = row_bytes * sample;
  // Neither a gradient nor a photograph.
  if (!darkroom_rows_change(first, row_bytes, sample, pixel)) return PNG_FILTER_VALUE_NONE;
  size_t plain = deflated(trial, first, size);
  if (plain < size / PLAIN_SHARE) return PNG_FILTER_VALUE_NONE;
  // Unfiltered rows repeat those above the sample, too.
  size_t least = plain - plain / 10;
  int best = PNG_FILTER_VALUE_NONE;
  for (int i = 0; i < 3; i++) {
    size_t bytes = filtered(trial, filters[i], first, row_bytes, sample, pixel);
    if (i == 0 && bytes >= plain) break;
    if (bytes < least) {
      least = bytes;
      best = filters[i];
    }
  }
  return best;
}
