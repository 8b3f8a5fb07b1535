#include "CPNG.h"
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
  if (!trial->filtered || deflateInit(&trial->stream, 1) != Z_OK) {
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

static uint8_t paeth(int left, int above, int corner) {
  int from_left = abs(above - corner);
  int from_above = abs(left - corner);
  int from_corner = abs(left + above - 2 * corner);
  if (from_left <= from_above && from_left <= from_corner) return (uint8_t)left;
  return (uint8_t)(from_above <= from_corner ? above : corner);
}

static void filter_row(
    int filter, const uint8_t *row, const uint8_t *above, size_t count, size_t pixel, uint8_t *out) {
  switch (filter) {
    case PNG_FILTER_SUB:
      memcpy(out, row, pixel);
      for (size_t i = pixel; i < count; i++) out[i] = (uint8_t)(row[i] - row[i - pixel]);
      break;
    case PNG_FILTER_UP:
      for (size_t i = 0; i < count; i++) out[i] = (uint8_t)(row[i] - above[i]);
      break;
    case PNG_FILTER_PAETH:
      for (size_t i = 0; i < pixel; i++) out[i] = (uint8_t)(row[i] - above[i]);
      for (size_t i = pixel; i < count; i++) {
        out[i] = (uint8_t)(row[i] - paeth(row[i - pixel], above[i], above[i - pixel]));
      }
      break;
    default: memcpy(out, row, count);
  }
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

int darkroom_filter_trial_best(
    DarkroomFilterTrial *trial, const uint8_t *rows, size_t row_bytes, uint32_t count,
    int channels) {
  static const int filters[] = {PNG_FILTER_SUB, PNG_FILTER_UP, PNG_FILTER_PAETH};
  // Each has a row above it among these.
  uint32_t sample = count - 1 < SAMPLE ? count - 1 : SAMPLE;
  if (count < 2 || row_bytes > UINT32_MAX / SAMPLE) return PNG_FILTER_NONE;
  const uint8_t *first = rows + row_bytes * ((count - sample + 1) / 2);
  size_t size = row_bytes * sample;
  size_t plain = deflated(trial, first, size);
  if (plain < size / PLAIN_SHARE) return PNG_FILTER_NONE;
  // Unfiltered rows repeat those above the sample, too.
  size_t least = plain - plain / 10;
  int best = PNG_FILTER_NONE;
  for (int i = 0; i < 3; i++) {
    for (uint32_t y = 0; y < sample; y++) {
      const uint8_t *row = first + row_bytes * y;
      filter_row(
          filters[i], row, row - row_bytes, row_bytes, (size_t)channels,
          trial->filtered + row_bytes * y);
    }
    size_t bytes = deflated(trial, trial->filtered, size);
    if (bytes < least) {
      least = bytes;
      best = filters[i];
    }
  }
  return best;
}
