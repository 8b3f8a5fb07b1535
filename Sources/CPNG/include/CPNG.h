// The part of libpng and zlib that DarkroomPNG uses, as functions that return a status.
//
// libpng reports errors by longjmp, which Swift cannot survive; every jump ends inside these functions.

#ifndef DARKROOM_CPNG_H
#define DARKROOM_CPNG_H

#include <stddef.h>
#include <stdint.h>

/// Bytes of a message buffer, its final zero included.
#define DARKROOM_PNG_MESSAGE 160

typedef struct DarkroomPNGWriter DarkroomPNGWriter;

/// How rows are filtered: a filter's number in the file, or `TRIED`, which lets a trial choose for each band of rows.
typedef enum {
  DARKROOM_PNG_FILTER_NONE = 0,
  DARKROOM_PNG_FILTER_UP = 2,
  DARKROOM_PNG_FILTER_PAETH = 4,
  DARKROOM_PNG_FILTER_TRIED = 5
} DarkroomPNGFilter;

typedef struct {
  uint32_t width;
  uint32_t height;
  uint8_t bit_depth;
  /// 2 RGB, 3 palette, 6 RGBA.
  uint8_t color_type;
  uint8_t filter;
  /// libdeflate's, 1 to 12.
  uint8_t compression_level;
  /// Not zero: packed by ISA-L, whatever the level is.
  uint8_t is_quick;
  /// 0 writes no pHYs chunk.
  uint32_t pixels_per_meter;
  /// Entries of the palette and how many of them, from the first, are not opaque.
  uint32_t palette_count;
  uint32_t translucent_count;
  /// RGBA bytes.
  uint8_t palette[1024];
} DarkroomPNGHeader;

/// Null when memory is exhausted.
DarkroomPNGWriter *darkroom_png_writer_create(void);
void darkroom_png_writer_destroy(DarkroomPNGWriter *writer);
/// All functions below return 0, or -1 and leave a message.
int darkroom_png_writer_set_header(DarkroomPNGWriter *writer, const DarkroomPNGHeader *header);
/// One text, before the first row. `text` is UTF-8 and ends with a zero. Plain ASCII that is not compressed
/// becomes tEXt, all else iTXt.
int darkroom_png_writer_add_text(
    DarkroomPNGWriter *writer, const char *keyword, const char *text, int is_ascii, int compress);
/// The next rows, `size` bytes. A quick file packs them at once; another one keeps them until all are there.
int darkroom_png_writer_write_rows(DarkroomPNGWriter *writer, const uint8_t *rows, size_t size);
/// Packs what was kept, and ends the file.
int darkroom_png_writer_finish(DarkroomPNGWriter *writer);
/// What is written so far; valid until the next call.
const uint8_t *darkroom_png_writer_bytes(const DarkroomPNGWriter *writer, size_t *count);
const char *darkroom_png_writer_message(const DarkroomPNGWriter *writer);

/// How samples of 16 bits become bytes.
typedef struct {
  void *context;
  /// Makes pixels of `samples`, 4 each: those at `first`, `first + step` and so on, below `width`.
  void (*convert)(
      void *context, const uint16_t *samples, uint8_t *pixels, uint32_t width, uint32_t first,
      uint32_t step);
  /// Room for one row of the picture, 4 samples a pixel.
  uint16_t *row;
} DarkroomPNGDeepRows;

/// Reads a whole file into straight RGBA rows, 8 bits a channel: scaled down where the file has 16, or, where
/// `deep` is not null, made by it. Checksums of chunks are taken for verified. Returns 0, or -1 with libpng's
/// `message`.
int darkroom_png_read(
    const uint8_t *bytes, size_t count, const DarkroomPNGDeepRows *deep, uint8_t *pixels,
    uint32_t width, uint32_t height, char message[DARKROOM_PNG_MESSAGE]);

/// The checksum that ends a chunk, of its type and data.
uint32_t darkroom_png_crc(const uint8_t *bytes, size_t count);

/// Inflates a zlib stream. Returns 0 and sets `produced`, 1 when `capacity` was too small, -1 when the
/// stream is damaged or incomplete.
int darkroom_inflate(
    const uint8_t *bytes, size_t count, uint8_t *output, size_t capacity, size_t *produced);

typedef struct DarkroomInflater DarkroomInflater;

/// A zlib stream that is cut into `count` ranges of `file`, given as pairs of start and end.
typedef struct {
  const uint8_t *file;
  const size_t *ranges;
  size_t count;
} DarkroomRanges;

/// Inflates one such stream, of which it keeps a copy; what it refuses, zlib may still take. Null when memory is
/// exhausted.
DarkroomInflater *darkroom_inflater_create(const DarkroomRanges *input);
void darkroom_inflater_destroy(DarkroomInflater *inflater);
/// The next `count` bytes. Returns 0, or -1 when the stream is damaged or ends before.
int darkroom_inflater_read(DarkroomInflater *inflater, uint8_t *output, size_t count);
/// Returns 0 when the stream and the ranges end here with the right checksum, else -1.
int darkroom_inflater_finish(DarkroomInflater *inflater);

const char *darkroom_png_library_version(void);
const char *darkroom_zlib_version(void);
const char *darkroom_libdeflate_version(void);

#endif
