#include "CPNG.h"
#include "SystemPackages.h"

#include <stdlib.h>
#include <zlib.h>

struct DarkroomInflater {
  z_stream stream;
  const uint8_t *file;
  const size_t *ranges;
  size_t remaining;
};

DarkroomInflater *darkroom_inflater_create(
    const uint8_t *file, const size_t *ranges, size_t range_count) {
  DarkroomInflater *inflater = calloc(1, sizeof *inflater);
  if (!inflater) return NULL;
  inflater->file = file;
  inflater->ranges = ranges;
  inflater->remaining = range_count;
  if (inflateInit(&inflater->stream) != Z_OK) {
    free(inflater);
    return NULL;
  }
  return inflater;
}

void darkroom_inflater_destroy(DarkroomInflater *inflater) {
  if (!inflater) return;
  inflateEnd(&inflater->stream);
  free(inflater);
}

static void next_range(DarkroomInflater *inflater) {
  while (!inflater->stream.avail_in && inflater->remaining) {
    inflater->stream.next_in = (Bytef *)inflater->file + inflater->ranges[0];
    inflater->stream.avail_in = (uInt)(inflater->ranges[1] - inflater->ranges[0]);
    inflater->ranges += 2;
    inflater->remaining--;
  }
}

int darkroom_inflater_read(DarkroomInflater *inflater, uint8_t *output, size_t count) {
  if (count > UINT32_MAX) return -1;
  inflater->stream.next_out = output;
  inflater->stream.avail_out = (uInt)count;
  while (inflater->stream.avail_out) {
    next_range(inflater);
    if (!inflater->stream.avail_in && !inflater->remaining) {
      // What zlib still holds comes without input.
      int status = inflate(&inflater->stream, Z_SYNC_FLUSH);
      return (status == Z_OK || status == Z_STREAM_END) && !inflater->stream.avail_out ? 0 : -1;
    }
    int status = inflate(&inflater->stream, Z_NO_FLUSH);
    if (status == Z_STREAM_END) return inflater->stream.avail_out ? -1 : 0;
    if (status != Z_OK) return -1;
  }
  return 0;
}

int darkroom_inflater_finish(DarkroomInflater *inflater) {
  uint8_t extra;
  inflater->stream.next_out = &extra;
  inflater->stream.avail_out = 1;
  for (;;) {
    next_range(inflater);
    int status = inflate(&inflater->stream, Z_NO_FLUSH);
    if (!inflater->stream.avail_out) return -1;
    if (status == Z_STREAM_END) break;
    if (status != Z_OK) return -1;
  }
  next_range(inflater);
  return inflater->stream.avail_in ? -1 : 0;
}
