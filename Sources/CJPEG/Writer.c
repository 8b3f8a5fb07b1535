#include "Failure.h"

#include <stdlib.h>

/// A file that grows in memory.
typedef struct {
  struct jpeg_destination_mgr base;
  uint8_t *bytes;
  size_t capacity;
} Destination;

static void give_room(j_compress_ptr writer, size_t used, size_t capacity) {
  Destination *destination = (Destination *)writer->dest;
  uint8_t *bytes = realloc(destination->bytes, capacity);
  if (!bytes) darkroom_jpeg_fail((j_common_ptr)writer, "out of memory");
  destination->bytes = bytes;
  destination->capacity = capacity;
  destination->base.next_output_byte = bytes + used;
  destination->base.free_in_buffer = capacity - used;
}

static void begin(j_compress_ptr writer) { give_room(writer, 0, 65536); }

static boolean grow(j_compress_ptr writer) {
  size_t used = ((Destination *)writer->dest)->capacity;
  give_room(writer, used, 2 * used);
  return TRUE;
}

static void end(j_compress_ptr writer) { (void)writer; }

static void set_encoding(
    j_compress_ptr writer, uint32_t width, uint32_t height, int quality, int is_full_color) {
  writer->image_width = width;
  writer->image_height = height;
  writer->input_components = 4;
  writer->in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(writer);
  jpeg_set_quality(writer, quality, TRUE);
  writer->dct_method = JDCT_ISLOW;
  writer->optimize_coding = TRUE;
  if (is_full_color) writer->comp_info[0].h_samp_factor = writer->comp_info[0].v_samp_factor = 1;
}

static void write_rows(j_compress_ptr writer, const uint8_t *pixels) {
  while (writer->next_scanline < writer->image_height) {
    size_t start = 4 * (size_t)writer->image_width * writer->next_scanline;
    JSAMPROW row = (JSAMPROW)(pixels + start);
    jpeg_write_scanlines(writer, &row, 1);
  }
}

int darkroom_jpeg_write(
    const uint8_t *pixels, uint32_t width, uint32_t height, int quality, int is_full_color,
    const uint8_t *exif, uint32_t exif_count, uint8_t **file, size_t *file_count,
    char message[DARKROOM_JPEG_MESSAGE]) {
  DarkroomJPEGFailure failure;
  struct jpeg_compress_struct writer = {.err = darkroom_jpeg_failure(&failure, message)};
  Destination destination = {
      .base = {.init_destination = begin, .empty_output_buffer = grow, .term_destination = end}};
  Destination *volatile target = &destination;
  if (setjmp(failure.jump)) {
    jpeg_destroy_compress(&writer);
    free(target->bytes);
    return -1;
  }
  jpeg_create_compress(&writer);
  writer.dest = &target->base;
  set_encoding(&writer, width, height, quality, is_full_color);
  jpeg_start_compress(&writer, TRUE);
  if (exif) jpeg_write_marker(&writer, JPEG_APP0 + 1, exif, exif_count);
  write_rows(&writer, pixels);
  jpeg_finish_compress(&writer);
  jpeg_destroy_compress(&writer);
  *file = target->bytes;
  *file_count = target->capacity - target->base.free_in_buffer;
  return 0;
}

void darkroom_jpeg_free(uint8_t *file) { free(file); }
