#include "Deflater.h"
#include "SystemPackages.h"

#include <isa-l/igzip_lib.h>
#include <stdlib.h>

struct DarkroomDeflater {
  struct isal_zstream stream;
  uint8_t work[ISAL_DEF_LVL2_DEFAULT];
  uint8_t output[65536];
};

DarkroomDeflater *darkroom_deflater_create(void) {
  DarkroomDeflater *it = malloc(sizeof *it);
  if (!it) return NULL;
  isal_deflate_init(&it->stream);
  it->stream.gzip_flag = IGZIP_ZLIB;
  it->stream.level = 2;
  it->stream.level_buf = it->work;
  it->stream.level_buf_size = sizeof it->work;
  it->stream.next_out = it->output;
  it->stream.avail_out = sizeof it->output;
  return it;
}

void darkroom_deflater_destroy(DarkroomDeflater *it) { free(it); }

static void empty(DarkroomDeflater *it, DarkroomDeflaterOutput output, void *context) {
  size_t count = sizeof it->output - it->stream.avail_out;
  it->stream.next_out = it->output;
  it->stream.avail_out = sizeof it->output;
  if (count) output(context, it->output, count);
}

// Bytes of a number that ISA-L can count.
static int add_part(
    DarkroomDeflater *it, const uint8_t *bytes, uint32_t count, int is_last,
    DarkroomDeflaterOutput output, void *context) {
  it->stream.next_in = (uint8_t *)bytes;
  it->stream.avail_in = count;
  it->stream.end_of_stream = is_last ? 1 : 0;
  for (;;) {
    if (isal_deflate(&it->stream) != COMP_OK) return -1;
    int is_full = it->stream.avail_out == 0;
    int is_done = it->stream.internal_state.state == ZSTATE_END;
    if (is_full || is_done) empty(it, output, context);
    if (is_done || (!is_full && !is_last)) return 0;
  }
}

int darkroom_deflater_add(
    DarkroomDeflater *it, const uint8_t *bytes, size_t count, int is_last,
    DarkroomDeflaterOutput output, void *context) {
  const size_t most = 1u << 30;
  for (; count > most; bytes += most, count -= most) {
    if (add_part(it, bytes, (uint32_t)most, 0, output, context)) return -1;
  }
  return add_part(it, bytes, (uint32_t)count, is_last, output, context);
}
