#include "CImageFiles.h"
#include "SystemPackages.h"

#include <stdlib.h>
#include <zlib.h>

/// Doubles the capacity, up to the limit. Returns 0 if it cannot grow.
static int grow(uint8_t **bytes, size_t *capacity, size_t limit) {
  size_t wanted = *capacity ? 2 * *capacity : 65536;
  if (wanted > limit) wanted = limit;
  if (wanted <= *capacity) return 0;
  uint8_t *larger = realloc(*bytes, wanted);
  if (!larger) return 0;
  *bytes = larger;
  *capacity = wanted;
  return 1;
}

static int inflate_all(z_stream *stream, size_t limit, uint8_t **bytes, size_t *length) {
  size_t capacity = 0;
  for (;;) {
    if (*length == capacity && !grow(bytes, &capacity, limit)) return capacity == limit ? 2 : -1;
    size_t room = capacity - *length;
    stream->avail_out = room > 1u << 30 ? 1u << 30 : (uInt)room;
    uInt before = stream->avail_out;
    stream->next_out = *bytes + *length;
    int status = inflate(stream, Z_NO_FLUSH);
    *length += before - stream->avail_out;
    if (status == Z_STREAM_END) return 0;
    if (status != Z_OK) return 1;
    if (stream->avail_in == 0 && stream->avail_out != 0) return 1;
  }
}

int darkroom_unpack(
    const uint8_t *packed, size_t count, int is_raw, size_t limit, uint8_t **bytes,
    size_t *length) {
  *bytes = NULL;
  *length = 0;
  if (count > 1u << 30) return 1;
  z_stream stream = {.next_in = (Bytef *)packed, .avail_in = (uInt)count};
  if (inflateInit2(&stream, is_raw ? -15 : 15) != Z_OK) return -1;
  int status = inflate_all(&stream, limit, bytes, length);
  inflateEnd(&stream);
  return status;
}

void darkroom_image_free(uint8_t *bytes) { free(bytes); }
