#include "CPNG.h"
#include "SystemPackages.h"

#include <stdlib.h>
#include <zlib.h>

struct DarkroomInflater {
  z_stream stream;
  // Where in the file the input that zlib has not taken begins; its end is in the stream.
  size_t position;
  size_t next_range;
};

DarkroomInflater *darkroom_inflater_create(void) {
  DarkroomInflater *inflater = calloc(1, sizeof *inflater);
  if (!inflater) return NULL;
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

static void next_range(DarkroomInflater *inflater, const DarkroomRanges *input) {
  while (!inflater->stream.avail_in && inflater->next_range < input->count) {
    const size_t *range = input->ranges + 2 * inflater->next_range++;
    inflater->stream.next_in = (Bytef *)input->file + range[0];
    inflater->stream.avail_in = (uInt)(range[1] - range[0]);
  }
}

static int read_bytes(
    DarkroomInflater *inflater, const DarkroomRanges *input, uint8_t *output, size_t count) {
  inflater->stream.next_out = output;
  inflater->stream.avail_out = (uInt)count;
  while (inflater->stream.avail_out) {
    next_range(inflater, input);
    if (!inflater->stream.avail_in && inflater->next_range == input->count) {
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

static int finish_stream(DarkroomInflater *inflater, const DarkroomRanges *input) {
  uint8_t extra;
  inflater->stream.next_out = &extra;
  inflater->stream.avail_out = 1;
  for (;;) {
    next_range(inflater, input);
    int status = inflate(&inflater->stream, Z_NO_FLUSH);
    if (!inflater->stream.avail_out) return -1;
    if (status == Z_STREAM_END) break;
    if (status != Z_OK) return -1;
  }
  next_range(inflater, input);
  return inflater->stream.avail_in ? -1 : 0;
}

/// The file may lie elsewhere than at the call before.
static void begin(DarkroomInflater *inflater, const DarkroomRanges *input) {
  inflater->stream.next_in = (Bytef *)input->file + inflater->position;
}

static void end(DarkroomInflater *inflater, const DarkroomRanges *input) {
  inflater->position = (size_t)(inflater->stream.next_in - input->file);
  inflater->stream.next_in = NULL;
}

int darkroom_inflater_read(
    DarkroomInflater *inflater, const DarkroomRanges *input, uint8_t *output, size_t count) {
  if (count > UINT32_MAX) return -1;
  begin(inflater, input);
  int status = read_bytes(inflater, input, output, count);
  end(inflater, input);
  return status;
}

int darkroom_inflater_finish(DarkroomInflater *inflater, const DarkroomRanges *input) {
  begin(inflater, input);
  int status = finish_stream(inflater, input);
  end(inflater, input);
  return status;
}
