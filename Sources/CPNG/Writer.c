#include "CPNG.h"
#include "Deflater.h"
#include "RowFilters.h"
#include "SystemPackages.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

struct DarkroomPNGWriter {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  int wrote_info;
  // Of quick files; null for those that come in parts.
  DarkroomDeflater *deflater;
  // Rows as they are packed, and the row before them; for quick files.
  uint8_t *filtered;
  size_t filtered_capacity;
  uint8_t *above;
  int filter;
  // Of the parts so far, as in a zlib stream.
  uint32_t checksum;
  char message[DARKROOM_PNG_MESSAGE];
};

static void fail(png_structp png, png_const_charp message) {
  DarkroomPNGWriter *writer = png_get_error_ptr(png);
  strncpy(writer->message, message, DARKROOM_PNG_MESSAGE - 1);
  png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void append(png_structp png, png_bytep data, size_t length) {
  DarkroomPNGWriter *writer = png_get_io_ptr(png);
  if (length > writer->capacity - writer->count) {
    size_t capacity = (writer->capacity + length) * 2;
    uint8_t *bytes = realloc(writer->bytes, capacity);
    if (!bytes) png_error(png, "out of memory");
    writer->bytes = bytes;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, data, length);
  writer->count += length;
}

static void flush(png_structp png) { (void)png; }

DarkroomPNGWriter *darkroom_png_writer_create(void) {
  DarkroomPNGWriter *writer = calloc(1, sizeof *writer);
  if (!writer) return NULL;
  writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, fail, ignore_warning);
  if (writer->png) writer->info = png_create_info_struct(writer->png);
  if (!writer->info) {
    darkroom_png_writer_destroy(writer);
    return NULL;
  }
  png_set_write_fn(writer->png, writer, append, flush);
  return writer;
}

void darkroom_png_writer_destroy(DarkroomPNGWriter *writer) {
  if (!writer) return;
  png_destroy_write_struct(&writer->png, &writer->info);
  darkroom_deflater_destroy(writer->deflater);
  free(writer->filtered);
  free(writer->above);
  free(writer->bytes);
  free(writer);
}

static void set_palette(DarkroomPNGWriter *writer, const DarkroomPNGHeader *header) {
  png_color colors[256];
  uint8_t alphas[256];
  for (uint32_t i = 0; i < header->palette_count; i++) {
    const uint8_t *entry = header->palette + 4 * i;
    colors[i] = (png_color){.red = entry[0], .green = entry[1], .blue = entry[2]};
    alphas[i] = entry[3];
  }
  png_set_PLTE(writer->png, writer->info, colors, (int)header->palette_count);
  if (header->translucent_count) {
    png_set_tRNS(writer->png, writer->info, alphas, (int)header->translucent_count, NULL);
  }
}

int darkroom_png_writer_set_header(DarkroomPNGWriter *writer, const DarkroomPNGHeader *header) {
  if (setjmp(png_jmpbuf(writer->png))) return -1;
  png_set_user_limits(writer->png, 0x7fffffff, 0x7fffffff);
  png_set_text_compression_level(writer->png, 6);
  png_set_text_compression_mem_level(writer->png, 9);
  writer->filter =
      header->filter == DARKROOM_PNG_FILTER_UP ? PNG_FILTER_VALUE_UP : PNG_FILTER_VALUE_NONE;
  writer->checksum = (uint32_t)adler32(0, NULL, 0);
  if (header->is_quick) {
    writer->deflater = darkroom_deflater_create();
    if (!writer->deflater) png_error(writer->png, "out of memory");
  }
  png_set_IHDR(
      writer->png, writer->info, header->width, header->height, header->bit_depth,
      header->color_type, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
      PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(writer->png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (header->palette_count) set_palette(writer, header);
  if (header->pixels_per_meter) {
    png_set_pHYs(
        writer->png, writer->info, header->pixels_per_meter, header->pixels_per_meter,
        PNG_RESOLUTION_METER);
  }
  return 0;
}

int darkroom_png_writer_add_text(
    DarkroomPNGWriter *writer, const char *keyword, const char *text, int is_ascii, int compress) {
  if (setjmp(png_jmpbuf(writer->png))) return -1;
  png_text entry = {.key = (char *)keyword, .text = (char *)text};
  if (compress) {
    entry.compression = PNG_ITXT_COMPRESSION_zTXt;
  } else {
    entry.compression = is_ascii ? PNG_TEXT_COMPRESSION_NONE : PNG_ITXT_COMPRESSION_NONE;
  }
  png_set_text(writer->png, writer->info, &entry, 1);
  return 0;
}

static void begin_image_data(DarkroomPNGWriter *writer) {
  if (writer->wrote_info) return;
  png_write_info(writer->png, writer->info);
  writer->wrote_info = 1;
}

// libpng packs by zlib alone; chunks of other making are written by it whole.
static void write_image_data(void *writer, const uint8_t *bytes, size_t count) {
  png_write_chunk(((DarkroomPNGWriter *)writer)->png, (png_const_bytep) "IDAT", bytes, count);
}

static void make_room(DarkroomPNGWriter *writer, size_t row_bytes, size_t count) {
  if (!writer->above) writer->above = calloc(1, row_bytes);
  size_t capacity = (row_bytes + 1) * count;
  if (capacity > writer->filtered_capacity) {
    free(writer->filtered);
    writer->filtered = malloc(capacity);
    writer->filtered_capacity = writer->filtered ? capacity : 0;
  }
  if (!writer->above || !writer->filtered) png_error(writer->png, "out of memory");
}

static void write_quick_rows(
    DarkroomPNGWriter *writer, const uint8_t *rows, size_t row_bytes, uint32_t count) {
  make_room(writer, row_bytes, count);
  uint8_t *out = writer->filtered;
  const uint8_t *above = writer->above;
  for (uint32_t y = 0; y < count; y++, rows += row_bytes, out += row_bytes) {
    *out++ = (uint8_t)writer->filter;
    // Neither filter of quick files looks to the left.
    darkroom_filter_row(writer->filter, rows, above, row_bytes, 1, out);
    above = rows;
  }
  size_t size = (size_t)(out - writer->filtered);
  if (darkroom_deflater_add(writer->deflater, writer->filtered, size, 0, write_image_data, writer)) {
    png_error(writer->png, "the rows cannot be packed");
  }
  if (count) memcpy(writer->above, rows - row_bytes, row_bytes);
}

int darkroom_png_writer_write_rows(
    DarkroomPNGWriter *writer, const uint8_t *rows, size_t row_bytes, uint32_t count) {
  if (setjmp(png_jmpbuf(writer->png))) return -1;
  begin_image_data(writer);
  if (!writer->deflater || png_get_rowbytes(writer->png, writer->info) != row_bytes) {
    png_error(writer->png, "rows have the wrong length");
  }
  write_quick_rows(writer, rows, row_bytes, count);
  return 0;
}

// A chunk for each part, the stream's header in the first and its checksum in the last.
//
// - SeeAlso: RFC 1950, 2.2. As there; checksums of parts are joined by zlib.
static void write_part(DarkroomPNGWriter *writer, const DarkroomPNGPart *part, int is_first) {
  // RFC 1950, 2.2: a window of 32 KB, the default algorithm.
  static const uint8_t header[2] = {0x78, 0x9c};
  uint8_t ending[4];
  png_save_uint_32(ending, writer->checksum);
  size_t count = part->count + (is_first ? sizeof header : 0) + (part->is_last ? sizeof ending : 0);
  if (count > PNG_UINT_31_MAX) png_error(writer->png, "the rows are too long");
  png_write_chunk_start(writer->png, (png_const_bytep) "IDAT", (png_uint_32)count);
  if (is_first) png_write_chunk_data(writer->png, header, sizeof header);
  png_write_chunk_data(writer->png, part->bytes, part->count);
  if (part->is_last) png_write_chunk_data(writer->png, ending, sizeof ending);
  png_write_chunk_end(writer->png);
}

int darkroom_png_writer_write_part(DarkroomPNGWriter *writer, const DarkroomPNGPart *part) {
  if (setjmp(png_jmpbuf(writer->png))) return -1;
  int is_first = !writer->wrote_info;
  begin_image_data(writer);
  writer->checksum = darkroom_checksum_joined(writer->checksum, part->checksum, part->length);
  write_part(writer, part, is_first);
  return 0;
}

int darkroom_png_writer_finish(DarkroomPNGWriter *writer) {
  if (setjmp(png_jmpbuf(writer->png))) return -1;
  if (writer->deflater
      && darkroom_deflater_add(writer->deflater, NULL, 0, 1, write_image_data, writer)) {
    png_error(writer->png, "the rows cannot be packed");
  }
  png_write_chunk(writer->png, (png_const_bytep) "IEND", NULL, 0);
  return 0;
}

const uint8_t *darkroom_png_writer_bytes(const DarkroomPNGWriter *writer, size_t *count) {
  *count = writer->count;
  return writer->bytes;
}

const char *darkroom_png_writer_message(const DarkroomPNGWriter *writer) { return writer->message; }
