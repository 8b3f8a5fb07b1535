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

/// Rows as they are (0), as differences from the row above (1), 64 at a time as a trial chooses (2), or each by what
/// leaves the least (3).
typedef enum {
  DARKROOM_PNG_FILTER_NONE = 0,
  DARKROOM_PNG_FILTER_UP = 1,
  DARKROOM_PNG_FILTER_TRIED = 2,
  DARKROOM_PNG_FILTER_LEAST = 3
} DarkroomPNGFilter;

typedef struct {
  uint32_t width;
  uint32_t height;
  uint8_t bit_depth;
  /// 2 RGB, 3 palette, 6 RGBA.
  uint8_t color_type;
  uint8_t filter;
  /// How long repetitions are searched for, 1 to 9.
  uint8_t compression_level;
  /// Not zero: packed by ISA-L, whatever the level is, and not filtered by trial.
  uint8_t is_quick;
  /// 0 writes no pHYs chunk.
  uint32_t pixels_per_meter;
  /// Entries of the palette and how many of them, from the first, are not opaque.
  uint32_t palette_count;
  uint32_t translucent_count;
  /// RGBA bytes.
  uint8_t palette[1024];
} DarkroomPNGHeader;

/// A part of the zlib stream of a picture's rows, between its header and its checksum.
typedef struct {
  const uint8_t *bytes;
  size_t count;
  /// Adler-32 of the `length` bytes that the part holds.
  uint32_t checksum;
  size_t length;
  int is_last;
} DarkroomPNGPart;

/// Null when memory is exhausted.
DarkroomPNGWriter *darkroom_png_writer_create(void);
void darkroom_png_writer_destroy(DarkroomPNGWriter *writer);
/// All functions below return 0, or -1 and leave a message.
int darkroom_png_writer_set_header(DarkroomPNGWriter *writer, const DarkroomPNGHeader *header);
/// One text, before the first row. `text` is UTF-8 and ends with a zero. Plain ASCII that is not compressed
/// becomes tEXt, all else iTXt.
int darkroom_png_writer_add_text(
    DarkroomPNGWriter *writer, const char *keyword, const char *text, int is_ascii, int compress);
/// Rows of a quick file.
int darkroom_png_writer_write_rows(
    DarkroomPNGWriter *writer, const uint8_t *rows, size_t row_bytes, uint32_t count);
/// The next part of the rows of any other file.
int darkroom_png_writer_write_part(DarkroomPNGWriter *writer, const DarkroomPNGPart *part);
int darkroom_png_writer_finish(DarkroomPNGWriter *writer);
/// What is written so far; valid until the next call.
const uint8_t *darkroom_png_writer_bytes(const DarkroomPNGWriter *writer, size_t *count);
const char *darkroom_png_writer_message(const DarkroomPNGWriter *writer);

typedef struct DarkroomRowPacker DarkroomRowPacker;

/// Rows that lie one behind the other.
typedef struct {
  const uint8_t *rows;
  /// The row above the first of them; null at the top of the picture.
  const uint8_t *above;
  uint32_t count;
  /// Whether the picture ends with them.
  int is_last;
} DarkroomPNGRows;

/// Packs rows as parts of one stream that can be made in any order. Null when memory is exhausted.
DarkroomRowPacker *darkroom_row_packer_create(const DarkroomPNGHeader *header, size_t row_bytes);
void darkroom_row_packer_destroy(DarkroomRowPacker *packer);
/// Sets `part`, whose bytes are valid until the next call. Its first row begins 64 rows of one filter. Returns 0, or -1
/// when memory is exhausted.
int darkroom_row_packer_pack(
    DarkroomRowPacker *packer, const DarkroomPNGRows *rows, DarkroomPNGPart *part);

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

/// The Adler-32 of bytes and of `length` others behind them, of which each is known.
uint32_t darkroom_checksum_joined(uint32_t first, uint32_t second, size_t length);

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

/// Inflates a part of such a stream, as `darkroom_row_packer_pack` makes them, by itself: `input` is without the
/// stream's header and checksum.
DarkroomInflater *darkroom_inflater_create_for_part(const DarkroomRanges *input);
/// Returns 0 when the part ends here, at the end of a byte where another can follow or with its last block, else -1.
/// Sets `checksum`, the Adler-32 of all that was read.
int darkroom_inflater_finish_part(DarkroomInflater *inflater, int is_last, uint32_t *checksum);

const char *darkroom_png_library_version(void);
const char *darkroom_zlib_version(void);

#endif
