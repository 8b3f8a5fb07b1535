// The part of libjpeg-turbo that DarkroomJPEG uses, as functions that return a status.
//
// libjpeg reports errors by leaving its caller for good; every jump ends inside these functions.

#ifndef DARKROOM_CJPEG_H
#define DARKROOM_CJPEG_H

#include <stddef.h>
#include <stdint.h>

/// Bytes of a message buffer, its final zero included.
#define DARKROOM_JPEG_MESSAGE 200

/// Reads a whole file into opaque RGBA rows. Components of CMYK are multiplied: red = cyan' · black', where
/// `is_inverted` says that the file holds the primed values, and not the amounts of ink. What the file lacks at its
/// end is grey. Returns 0, or -1 with libjpeg's `message`.
int darkroom_jpeg_read(
    const uint8_t *bytes, size_t count, uint8_t *pixels, uint32_t width, uint32_t height,
    int is_inverted, char message[DARKROOM_JPEG_MESSAGE]);

/// Writes RGBA rows, alpha left out, as a baseline file with Huffman tables of its own. `quality` is libjpeg's, 0 to
/// 100; colour has half the resolution in both directions unless `is_full_color`. `exif` follows the file's first
/// header where it is not null. Returns 0 and memory that `darkroom_jpeg_free` takes back, or -1 with libjpeg's
/// `message`.
int darkroom_jpeg_write(
    const uint8_t *pixels, uint32_t width, uint32_t height, int quality, int is_full_color,
    const uint8_t *exif, uint32_t exif_count, uint8_t **file, size_t *file_count,
    char message[DARKROOM_JPEG_MESSAGE]);
void darkroom_jpeg_free(uint8_t *file);

#endif
