#include "Failure.h"

/// A picture in more steps than this is made to keep a reader busy.
///
/// - SeeAlso: libjpeg-turbo, TJFLAG_LIMITSCANS. As there.
static const int most_scans = 500;

static void count_scans(j_common_ptr codec) {
  if (((j_decompress_ptr)codec)->input_scan_number > most_scans) {
    darkroom_jpeg_fail(codec, "the file has too many scans");
  }
}

/// What the same bytes depend on: the exact integer transform, smooth colour, and no guess at scans that are missing.
static void set_decoding(j_decompress_ptr reader) {
  reader->dct_method = JDCT_ISLOW;
  reader->do_fancy_upsampling = TRUE;
  reader->do_block_smoothing = FALSE;
  reader->out_color_space =
      reader->num_components == 4 ? JCS_CMYK : JCS_EXT_RGBA;
}

/// a · b / 255, rounded.
static uint8_t multiplied(uint8_t a, uint8_t b) {
  uint32_t t = (uint32_t)a * b + 128;
  return (uint8_t)((t + (t >> 8)) >> 8);
}

/// - SeeAlso: ISO 32000-1:2008, 10.3.5. We differ: what two inks let through is multiplied, where the standard adds the
///   inks.
static void mix_inks(uint8_t *row, uint32_t width, int is_inverted) {
  uint8_t mask = is_inverted ? 0 : 255;
  for (uint32_t x = 0; x < width; x++) {
    uint8_t *pixel = row + 4 * (size_t)x;
    uint8_t black = pixel[3] ^ mask;
    for (int i = 0; i < 3; i++) pixel[i] = multiplied(pixel[i] ^ mask, black);
    pixel[3] = 255;
  }
}

static void read_rows(
    j_decompress_ptr reader, uint8_t *pixels, uint32_t width, uint32_t height, int is_inverted) {
  jpeg_read_header(reader, TRUE);
  set_decoding(reader);
  jpeg_start_decompress(reader);
  if (reader->output_width != width || reader->output_height != height ||
      reader->output_components != 4) {
    darkroom_jpeg_fail((j_common_ptr)reader, "rows have the wrong length");
  }
  while (reader->output_scanline < height) {
    JSAMPROW row = pixels + 4 * (size_t)width * reader->output_scanline;
    if (jpeg_read_scanlines(reader, &row, 1) != 1) {
      darkroom_jpeg_fail((j_common_ptr)reader, "a row is missing");
    }
    if (reader->out_color_space == JCS_CMYK) mix_inks(row, width, is_inverted);
  }
}

int darkroom_jpeg_read(
    const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height,
    int is_inverted, char message[DARKROOM_JPEG_MESSAGE]) {
  DarkroomJPEGFailure failure;
  struct jpeg_decompress_struct reader = {.err = darkroom_jpeg_failure(&failure, message)};
  struct jpeg_progress_mgr progress = {.progress_monitor = count_scans};
  if (setjmp(failure.jump)) {
    jpeg_destroy_decompress(&reader);
    return -1;
  }
  jpeg_create_decompress(&reader);
  reader.progress = &progress;
  jpeg_mem_src(&reader, bytes, count);
  read_rows(&reader, pixels, width, height, is_inverted);
  jpeg_destroy_decompress(&reader);
  return 0;
}
