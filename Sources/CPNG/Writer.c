#include "CPNG.h"
#include "Deflater.h"
#include "FilterTrial.h"
#include "RowFilters.h"
#include "SystemPackages.h"

#include <libdeflate.h>
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct DarkroomPNGWriter {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  int wrote_info;
  // Packs rows of quick files as they come; null for other files, whose rows are packed as a whole at the end.
  DarkroomDeflater *deflater;
  struct libdeflate_compressor *compressor;
  // Chooses filters; null where the header says the filter.
  DarkroomFilterTrial *trial;
  int filter;
  size_t pixel;
  size_t row_bytes;
  // Filtered rows that are not packed yet; in a quick file only the last ones.
  uint8_t *filtered;
  size_t filtered_count;
  size_t filtered_capacity;
  // The row before them, without its filter.
  uint8_t *above;
  // Rows that the header announces and that have not come.
  uint32_t rows_left;
  uint8_t *packed;
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
  if (writer->compressor) libdeflate_free_compressor(writer->compressor);
  darkroom_filter_trial_destroy(writer->trial);
  free(writer->packed);
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

// libdeflate only stores what is shorter than 56 bytes less four for each level.
static int level_for(size_t size, const DarkroomPNGHeader *header) {
  return size < 56 ? 12 : header->compression_level;
}

static void prepare_rows(DarkroomPNGWriter *writer, const DarkroomPNGHeader *header) {
  size_t bits = png_get_channels(writer->png, writer->info) * (size_t)header->bit_depth;
  int is_tried = header->filter == DARKROOM_PNG_FILTER_TRIED;
  writer->row_bytes = png_get_rowbytes(writer->png, writer->info);
  writer->rows_left = header->height;
  writer->pixel = bits < 8 ? 1 : bits / 8;
  writer->filter = is_tried ? PNG_FILTER_VALUE_NONE : header->filter;
  writer->above = calloc(1, writer->row_bytes);
  if (is_tried) writer->trial = darkroom_filter_trial_create(writer->row_bytes, writer->pixel);
  if (header->is_quick) {
    writer->deflater = darkroom_deflater_create();
  } else {
    size_t size = (writer->row_bytes + 1) * header->height;
    writer->compressor = libdeflate_alloc_compressor(level_for(size, header));
  }
  if (!writer->above || (is_tried && !writer->trial)
      || !(writer->deflater || writer->compressor)) {
    png_error(writer->png, "out of memory");
  }
}

int darkroom_png_writer_set_header(DarkroomPNGWriter *writer, const DarkroomPNGHeader *header) {
  if (setjmp(png_jmpbuf(writer->png))) return -1;
  png_set_user_limits(writer->png, 0x7fffffff, 0x7fffffff);
  png_set_text_compression_level(writer->png, 6);
  png_set_text_compression_mem_level(writer->png, 9);
  png_set_IHDR(
      writer->png, writer->info, header->width, header->height, header->bit_depth,
      header->color_type, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
      PNG_FILTER_TYPE_DEFAULT);
  prepare_rows(writer, header);
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

// libpng packs by zlib only; chunks of other making are written by it whole.
static void write_image_data(void *writer, const uint8_t *bytes, size_t count) {
  png_write_chunk(((DarkroomPNGWriter *)writer)->png, (png_const_bytep) "IDAT", bytes, count);
}

static void make_room(DarkroomPNGWriter *writer, size_t size) {
  if (size <= writer->filtered_capacity) return;
  free(writer->filtered);
  writer->filtered = malloc(size);
  writer->filtered_capacity = writer->filtered ? size : 0;
  if (!writer->filtered) png_error(writer->png, "out of memory");
}

static void filter_rows(DarkroomPNGWriter *writer, const uint8_t *rows, uint32_t count) {
  int filter =
      writer->trial ? darkroom_filter_trial_best(writer->trial, rows, count) : writer->filter;
  const uint8_t *above = writer->above;
  uint8_t *out = writer->filtered + writer->filtered_count;
  for (uint32_t y = 0; y < count; y++, rows += writer->row_bytes, out += writer->row_bytes) {
    *out++ = (uint8_t)filter;
    darkroom_filter_row(filter, rows, above, writer->row_bytes, writer->pixel, out);
    above = rows;
  }
  memcpy(writer->above, above, writer->row_bytes);
  writer->filtered_count += (writer->row_bytes + 1) * count;
}

static void pack_quickly(DarkroomPNGWriter *writer, int is_last) {
  if (darkroom_deflater_add(
          writer->deflater, writer->filtered, writer->filtered_count, is_last, write_image_data,
          writer)) {
    png_error(writer->png, "the rows cannot be packed");
  }
  writer->filtered_count = 0;
}

int darkroom_png_writer_write_rows(
    DarkroomPNGWriter *writer, const uint8_t *rows, size_t size) {
  if (setjmp(png_jmpbuf(writer->png))) return -1;
  if (!writer->wrote_info) png_write_info(writer->png, writer->info);
  writer->wrote_info = 1;
  size_t count = size / writer->row_bytes;
  if (size % writer->row_bytes || count > writer->rows_left) {
    png_error(writer->png, "rows have the wrong length");
  }
  // What stays is packed best as a whole.
  make_room(
      writer, (writer->row_bytes + 1) * (writer->deflater ? count : (size_t)writer->rows_left));
  if (count) filter_rows(writer, rows, (uint32_t)count);
  writer->rows_left -= (uint32_t)count;
  if (writer->deflater) pack_quickly(writer, 0);
  return 0;
}

static void pack(DarkroomPNGWriter *writer) {
  size_t bound = libdeflate_zlib_compress_bound(writer->compressor, writer->filtered_count);
  writer->packed = malloc(bound);
  if (!writer->packed) png_error(writer->png, "out of memory");
  size_t count = libdeflate_zlib_compress(
      writer->compressor, writer->filtered, writer->filtered_count, writer->packed, bound);
  write_image_data(writer, writer->packed, count);
}

int darkroom_png_writer_finish(DarkroomPNGWriter *writer) {
  if (setjmp(png_jmpbuf(writer->png))) return -1;
  if (writer->rows_left) png_error(writer->png, "rows are missing");
  if (writer->deflater) pack_quickly(writer, 1);
  else pack(writer);
  png_write_chunk(writer->png, (png_const_bytep) "IEND", NULL, 0);
  return 0;
}

const uint8_t *darkroom_png_writer_bytes(const DarkroomPNGWriter *writer, size_t *count) {
  *count = writer->count;
  return writer->bytes;
}

const char *darkroom_png_writer_message(const DarkroomPNGWriter *writer) { return writer->message; }
