#include "LibPNG.h"

#include <png.h>
#include <string.h>

static png_image image_of(uint32_t width, uint32_t height, uint32_t format) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = format;
  return image;
}

int libpng_size(const uint8_t *file, size_t count, uint32_t *width, uint32_t *height) {
  png_image image = image_of(0, 0, 0);
  if (!png_image_begin_read_from_memory(&image, file, count)) return 0;
  *width = image.width;
  *height = image.height;
  png_image_free(&image);
  return 1;
}

int libpng_decode(const uint8_t *file, size_t count, uint8_t *pixels) {
  png_image image = image_of(0, 0, 0);
  if (!png_image_begin_read_from_memory(&image, file, count)) return 0;
  image.format = PNG_FORMAT_RGBA;
  return png_image_finish_read(&image, NULL, pixels, 0, NULL);
}

int libpng_encode(
  const uint8_t *pixels, uint32_t width, uint32_t height, int is_opaque, uint8_t *file, size_t *count
) {
  png_image image = image_of(width, height, is_opaque ? PNG_FORMAT_RGB : PNG_FORMAT_RGBA);
  png_alloc_size_t size = *count;
  int is_written = png_image_write_to_memory(&image, file, &size, 0, pixels, 0, NULL);
  *count = size;
  return is_written;
}
