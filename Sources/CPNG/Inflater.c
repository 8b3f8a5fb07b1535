#include "CPNG.h"
#include "SystemPackages.h"

#include <isa-l/igzip_lib.h>
#include <stdlib.h>
#include <string.h>

struct DarkroomInflater {
  uint8_t *bytes;
  struct inflate_state state;
};

// The whole stream without gaps; null for one that is longer than ISA-L counts.
static uint8_t *joined(const DarkroomRanges *input, uint32_t *total) {
  size_t size = 0;
  for (size_t i = 0; i < input->count; i++) size += input->ranges[2 * i + 1] - input->ranges[2 * i];
  uint8_t *bytes = size <= UINT32_MAX ? malloc(size ? size : 1) : NULL;
  if (!bytes) return NULL;
  *total = (uint32_t)size;
  size = 0;
  for (size_t i = 0; i < input->count; i++) {
    size_t start = input->ranges[2 * i], count = input->ranges[2 * i + 1] - start;
    memcpy(bytes + size, input->file + start, count);
    size += count;
  }
  return bytes;
}

DarkroomInflater *darkroom_inflater_create(const DarkroomRanges *input) {
  DarkroomInflater *it = malloc(sizeof *it);
  uint32_t count = 0;
  uint8_t *bytes = joined(input, &count);
  if (!it || !bytes) {
    free(it);
    free(bytes);
    return NULL;
  }
  isal_inflate_init(&it->state);
  it->bytes = bytes;
  it->state.next_in = bytes;
  it->state.avail_in = count;
  it->state.crc_flag = ISAL_ZLIB;
  return it;
}

void darkroom_inflater_destroy(DarkroomInflater *it) {
  if (!it) return;
  free(it->bytes);
  free(it);
}

int darkroom_inflater_read(DarkroomInflater *it, uint8_t *output, size_t count) {
  struct inflate_state *state = &it->state;
  state->next_out = output;
  while (count) {
    uint32_t part = count < UINT32_MAX ? (uint32_t)count : UINT32_MAX;
    state->avail_out = part;
    if (isal_inflate(state) != ISAL_DECOMP_OK || state->avail_out == part) return -1;
    uint32_t given = part - state->avail_out;
    output += given;
    count -= given;
  }
  return 0;
}

int darkroom_inflater_finish(DarkroomInflater *it) {
  // One byte of room, so that the end and its checksum are read; nothing may come into it.
  uint8_t surplus;
  it->state.next_out = &surplus;
  it->state.avail_out = 1;
  int status = isal_inflate(&it->state);
  int is_used_up =
      status == ISAL_DECOMP_OK && it->state.avail_out == 1 && it->state.avail_in == 0;
  return is_used_up && it->state.block_state == ISAL_BLOCK_FINISH ? 0 : -1;
}
