// What image files need of the system's libraries, as functions that return a status.
//
// zlib is linked. Libraries of single formats are loaded when a file of the format is read, so that nobody needs them
// who has no such file.

#ifndef DARKROOM_CIMAGEFILES_H
#define DARKROOM_CIMAGEFILES_H

#include <stddef.h>
#include <stdint.h>

/// Bytes of a message buffer, its final zero included.
#define DARKROOM_IMAGE_MESSAGE 200

/// Unpacks zlib data, or bare deflate data if `is_raw`. What comes before damage or a missing end is kept. At most
/// `limit` bytes come out. Returns 0 at the data's own end, 1 if that is missing or damaged, 2 at the limit, or -1 if
/// memory is short. `bytes` is memory that `darkroom_image_free` takes back; null if nothing came out.
int darkroom_unpack(
    const uint8_t *packed, size_t count, int is_raw, size_t limit, uint8_t **bytes, size_t *length);

/// A picture that a library read: straight RGBA rows, upright.
typedef struct {
  uint8_t *pixels;
  uint32_t width;
  uint32_t height;
} DarkroomImage;

/// Each returns 0 and pixels that `darkroom_image_free` takes back, -1 with a `message`, or -2 if the library cannot
/// be loaded. More pixels than `limit` are an error.
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
