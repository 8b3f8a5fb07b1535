#include "CPNG.h"
#include "SystemPackages.h"

#include <isa-l/crc.h>
#include <libdeflate.h>
#include <png.h>
#include <setjmp.h>
#include <string.h>
#include <zlib.h>

typedef struct {
  const uint8_t *bytes;
  size_t count;
  char *message;
} Source;

static void fail(png_structp png, png_const_charp message) {
  Source *source = png_get_error_ptr(png);
  strncpy(source->message, message, DARKROOM_PNG_MESSAGE - 1);
  png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void take(png_structp png, png_bytep data, size_t length) {
  Source *source = png_get_io_ptr(png);
  if (length > source->count) png_error(png, "the file ends too early");
  memcpy(data, source->bytes, length);
  source->bytes += length;
  source->count -= length;
}

/// Chunks that say nothing about pixel values, or that the caller reads by itself.
static void skip_ancillary_chunks(png_structp png) {
  static const uint8_t names[] =
      "bKGD\0cHRM\0eXIf\0gAMA\0hIST\0iCCP\0iTXt\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0sRGB\0sTER\0"
      "tEXt\0tIME\0zTXt";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, names, (int)(sizeof names / 5));
}

static void set_transforms(png_structp png, int sixteen_bit) {
  png_set_expand(png);
  if (sixteen_bit) {
    png_set_expand_16(png);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    png_set_swap(png);
#endif
  } else {
    png_set_scale_16(png);
  }
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xffff, PNG_FILLER_AFTER);
}

/// Reads by way of one row of 16 bits a channel, so that no second picture is in memory.
static void read_deep_rows(
    png_structp png, int passes, const DarkroomPNGDeepRows *deep, uint8_t *pixels, uint32_t width,
    uint32_t height) {
  for (int pass = 0; pass < passes; pass++) {
    uint32_t first = passes == 1 ? 0 : PNG_PASS_START_COL(pass);
    uint32_t step = passes == 1 ? 1 : 1u << PNG_PASS_COL_SHIFT(pass);
    for (uint32_t y = 0; y < height; y++) {
      png_read_row(png, (png_bytep)deep->row, NULL);
      if (passes > 1 && !PNG_ROW_IN_INTERLACE_PASS(y, pass)) continue;
      deep->convert(deep->context, deep->row, pixels + 4 * (size_t)width * y, width, first, step);
    }
  }
}

static void read_rows(
    png_structp png, png_infop info, const DarkroomPNGDeepRows *deep, uint8_t *pixels, uint32_t width,
    uint32_t height) {
  png_read_info(png, info);
  set_transforms(png, deep != NULL);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  size_t row_bytes = 4 * (size_t)width;
  if (png_get_rowbytes(png, info) != (deep ? 2 : 1) * row_bytes ||
      png_get_image_height(png, info) != height) {
    png_error(png, "rows have the wrong length");
  }
  if (deep) {
    read_deep_rows(png, passes, deep, pixels, width, height);
  } else {
    for (int pass = 0; pass < passes; pass++) {
      for (uint32_t y = 0; y < height; y++) png_read_row(png, pixels + y * row_bytes, NULL);
    }
  }
  png_read_end(png, NULL);
}

int darkroom_png_read(
    const uint8_t *bytes, size_t count, const DarkroomPNGDeepRows *deep, uint8_t *pixels,
    uint32_t width, uint32_t height, char message[DARKROOM_PNG_MESSAGE]) {
  Source source = {.bytes = bytes, .count = count, .message = message};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &source, fail, ignore_warning);
  if (!png) return -1;
  png_infop info = png_create_info_struct(png);
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return -1;
  }
  png_set_read_fn(png, &source, take);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  skip_ancillary_chunks(png);
  read_rows(png, info, deep, pixels, width, height);
  png_destroy_read_struct(&png, &info, NULL);
  return 0;
}

uint32_t darkroom_png_crc(const uint8_t *bytes, size_t count) {
  return crc32_gzip_refl(0, bytes, count);
}

int darkroom_inflate(
    const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity, size_t *produced) {
  z_stream stream = {.next_in = (Bytef *)bytes, .avail_in = (uInt)count, .next_out = output};
  if (count > UINT32_MAX || capacity > UINT32_MAX) return -1;
  stream.avail_out = (uInt)capacity;
  if (inflateInit(&stream) != Z_OK) return -1;
  int status = inflate(&stream, Z_FINISH);
  *produced = stream.total_out;
  int is_full = stream.avail_out == 0;
  inflateEnd(&stream);
  if (status == Z_STREAM_END) return 0;
  return status == Z_BUF_ERROR && is_full ? 1 : -1;
}

const char *darkroom_png_library_version(void) { return png_get_libpng_ver(NULL); }

const char *darkroom_zlib_version(void) { return zlibVersion(); }

const char *darkroom_libdeflate_version(void) { return LIBDEFLATE_VERSION_STRING; }
