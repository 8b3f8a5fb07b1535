// Functions that read image files with the system's libraries; they return a status.
//
// zlib is linked. The library of a single format is loaded when such a file is read, so that it needs to be installed
// only by users of the format.

#ifndef DARKROOM_CIMAGEFILES_H
#define DARKROOM_CIMAGEFILES_H

#include <stddef.h>
#include <stdint.h>

/// The size of a message buffer in bytes, including the final zero.
#define DARKROOM_IMAGE_MESSAGE 200

/// Decompresses zlib data, or raw deflate data if `is_raw`. Bytes before damage or a missing end are kept. The output
/// has at most `limit` bytes. Returns 0 at the end of the data, 1 if the end is missing or the data is damaged, 2 at
/// the limit, or -1 if memory is short. The caller frees `bytes` with `darkroom_image_free`; it is null if there is no
/// output.
int darkroom_unpack(
    const uint8_t *packed, size_t count, int is_raw, size_t limit, uint8_t **bytes, size_t *length);

/// A decoded picture: upright rows of straight RGBA pixels.
typedef struct {
  uint8_t *pixels;
  uint32_t width;
  uint32_t height;
} DarkroomImage;

/// Each function returns 0 and pixels that the caller frees with `darkroom_image_free`, -1 with a `message`, or -2 if
/// the library cannot be loaded. A picture of more than `limit` pixels is an error.
int darkroom_read_webp(
    const uint8_t *bytes, size_t count, uint64_t limit, DarkroomImage *image,
    char message[DARKROOM_IMAGE_MESSAGE]);
int darkroom_read_tiff(
    const uint8_t *bytes, size_t count, uint64_t limit, DarkroomImage *image,
    char message[DARKROOM_IMAGE_MESSAGE]);
int darkroom_read_heif(
    const uint8_t *bytes, size_t count, uint64_t limit, DarkroomImage *image,
    char message[DARKROOM_IMAGE_MESSAGE]);

void darkroom_image_free(uint8_t *bytes);

#endif
