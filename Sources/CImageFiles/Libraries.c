#include "CImageFiles.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

// No library header is needed, because only functions are called whose arguments are numbers, or pointers to bytes or
// to the library's own objects. The declarations are from the public headers webp/decode.h, tiffio.h and
// libheif/heif.h.

static int fail(char *message, const char *text) {
  strncpy(message, text ? text : "it is damaged", DARKROOM_IMAGE_MESSAGE - 1);
  message[DARKROOM_IMAGE_MESSAGE - 1] = 0;
  return -1;
}

/// Loads a library by one of its names; it stays loaded for the life of the process.
static void *load(const char *const *names) {
  for (; *names; names++) {
    void *library = dlopen(*names, RTLD_NOW | RTLD_LOCAL);
    if (library) return library;
  }
  return NULL;
}

// MARK: WebP

typedef int (*WebPGetInfo_f)(const uint8_t *, size_t, int *, int *);
typedef uint8_t *(*WebPDecodeRGBAInto_f)(const uint8_t *, size_t, uint8_t *, size_t, int);

int darkroom_read_webp(
    const uint8_t *bytes, size_t count, uint64_t limit, DarkroomImage *image, char *message) {
  static const char *const names[] = {"libwebp.so.7", "libwebp.so.6", NULL};
  void *library = load(names);
  if (!library) return -2;
  WebPGetInfo_f info = (WebPGetInfo_f)dlsym(library, "WebPGetInfo");
  WebPDecodeRGBAInto_f decode = (WebPDecodeRGBAInto_f)dlsym(library, "WebPDecodeRGBAInto");
  if (!info || !decode) return -2;
  int width = 0, height = 0;
  if (!info(bytes, count, &width, &height) || width <= 0 || height <= 0) {
    return fail(message, "its header is damaged, or it is an animation");
  }
  size_t size = (size_t)width * (size_t)height * 4;
  if (size / 4 > limit) return fail(message, "it has too many pixels");
  uint8_t *pixels = malloc(size);
  if (!pixels) return fail(message, "not enough memory for its pixels");
  if (!decode(bytes, count, pixels, size, width * 4)) {
    free(pixels);
    return fail(message, "its pixels are damaged, or it is an animation");
  }
  *image = (DarkroomImage){pixels, (uint32_t)width, (uint32_t)height};
  return 0;
}

// MARK: TIFF

typedef struct {
  const uint8_t *bytes;
  size_t count;
  size_t place;
} TIFFMemory;

static intptr_t tiff_read(void *handle, void *target, intptr_t count) {
  TIFFMemory *memory = handle;
  size_t left = memory->place < memory->count ? memory->count - memory->place : 0;
  size_t given = (size_t)count < left ? (size_t)count : left;
  memcpy(target, memory->bytes + memory->place, given);
  memory->place += given;
  return (intptr_t)given;
}

static intptr_t tiff_write(void *handle, void *source, intptr_t count) {
  (void)handle;
  (void)source;
  (void)count;
  return -1;
}

static uint64_t tiff_seek(void *handle, uint64_t offset, int whence) {
  TIFFMemory *memory = handle;
  if (whence == 1) offset += memory->place;
  if (whence == 2) offset += memory->count;
  memory->place = offset < memory->count ? (size_t)offset : memory->count;
  return memory->place;
}

static int tiff_close(void *handle) {
  (void)handle;
  return 0;
}

static uint64_t tiff_size(void *handle) { return ((TIFFMemory *)handle)->count; }

static int tiff_map(void *handle, void **base, uint64_t *size) {
  (void)handle;
  (void)base;
  (void)size;
  return 0;
}

static void tiff_unmap(void *handle, void *base, uint64_t size) {
  (void)handle;
  (void)base;
  (void)size;
}

typedef void *(*TIFFClientOpen_f)(
    const char *, const char *, void *, intptr_t (*)(void *, void *, intptr_t),
    intptr_t (*)(void *, void *, intptr_t), uint64_t (*)(void *, uint64_t, int), int (*)(void *),
    uint64_t (*)(void *), int (*)(void *, void **, uint64_t *), void (*)(void *, void *, uint64_t));
typedef void (*TIFFClose_f)(void *);
typedef int (*TIFFGetField_f)(void *, uint32_t, ...);
typedef int (*TIFFReadRGBAImageOriented_f)(void *, uint32_t, uint32_t, uint32_t *, int, int);
typedef void *(*TIFFSetHandler_f)(void *);

/// Converts libtiff's premultiplied pixels to straight ones, which the other libraries return.
static void unmultiply(uint8_t *pixels, size_t count) {
  for (size_t i = 0; i < count; i++, pixels += 4) {
    uint32_t alpha = pixels[3];
    if (alpha == 0 || alpha == 255) continue;
    for (int c = 0; c < 3; c++) {
      uint32_t value = (pixels[c] * 255u + alpha / 2) / alpha;
      pixels[c] = value > 255 ? 255 : (uint8_t)value;
    }
  }
}

static int tiff_pixels(
    void *library, void *tiff, uint64_t limit, DarkroomImage *image, char *message) {
  TIFFGetField_f field = (TIFFGetField_f)dlsym(library, "TIFFGetField");
  TIFFReadRGBAImageOriented_f read =
      (TIFFReadRGBAImageOriented_f)dlsym(library, "TIFFReadRGBAImageOriented");
  uint32_t width = 0, height = 0;
  // The tags are ImageWidth and ImageLength.
  if (!field || !read || !field(tiff, 256, &width) || !field(tiff, 257, &height)) {
    return fail(message, "it has no size");
  }
  if (!width || !height || (uint64_t)width * height > limit) {
    return fail(message, "it has too many pixels or none");
  }
  size_t count = (size_t)width * height;
  uint32_t *pixels = calloc(count, 4);
  if (!pixels) return fail(message, "not enough memory for its pixels");
  // The rows are read from the top left; damage is an error.
  if (!read(tiff, width, height, pixels, 1, 1)) {
    free(pixels);
    return fail(message, "its pixels are damaged or in a form that libtiff does not read");
  }
  unmultiply((uint8_t *)pixels, count);
  *image = (DarkroomImage){(uint8_t *)pixels, width, height};
  return 0;
}

int darkroom_read_tiff(
    const uint8_t *bytes, size_t count, uint64_t limit, DarkroomImage *image, char *message) {
  static const char *const names[] = {"libtiff.so.6", "libtiff.so.5", NULL};
  void *library = load(names);
  if (!library) return -2;
  TIFFClientOpen_f open = (TIFFClientOpen_f)dlsym(library, "TIFFClientOpen");
  TIFFClose_f close = (TIFFClose_f)dlsym(library, "TIFFClose");
  TIFFSetHandler_f errors = (TIFFSetHandler_f)dlsym(library, "TIFFSetErrorHandler");
  TIFFSetHandler_f warnings = (TIFFSetHandler_f)dlsym(library, "TIFFSetWarningHandler");
  if (!open || !close || !errors || !warnings) return -2;
  errors(NULL);
  warnings(NULL);
  TIFFMemory memory = {bytes, count, 0};
  void *tiff = open(
      "image", "rm", &memory, tiff_read, tiff_write, tiff_seek, tiff_close, tiff_size, tiff_map,
      tiff_unmap);
  if (!tiff) return fail(message, "its header is damaged");
  int status = tiff_pixels(library, tiff, limit, image, message);
  close(tiff);
  return status;
}

// MARK: HEIF

typedef struct {
  int code;
  int subcode;
  const char *message;
} HEIFError;

typedef void *(*heif_context_alloc_f)(void);
typedef void (*heif_free_f)(const void *);
typedef HEIFError (*heif_read_f)(void *, const void *, size_t, const void *);
typedef HEIFError (*heif_primary_f)(void *, void **);
typedef int (*heif_handle_length_f)(const void *);
typedef HEIFError (*heif_decode_f)(const void *, void **, int, int, const void *);
typedef int (*heif_image_length_f)(const void *, int);
typedef const uint8_t *(*heif_plane_f)(const void *, int, int *);

/// libheif's numbers of heif_colorspace_RGB, heif_chroma_interleaved_RGBA and heif_channel_interleaved: RGB with alpha
/// in one plane.
enum { heif_rgb = 1, heif_rgba = 11, heif_interleaved = 10 };

static int heif_copy(
    void *library, void *picture, uint64_t limit, DarkroomImage *image, char *message) {
  heif_image_length_f width_of = (heif_image_length_f)dlsym(library, "heif_image_get_width");
  heif_image_length_f height_of = (heif_image_length_f)dlsym(library, "heif_image_get_height");
  heif_plane_f plane_of = (heif_plane_f)dlsym(library, "heif_image_get_plane_readonly");
  if (!width_of || !height_of || !plane_of) return -2;
  int width = width_of(picture, heif_interleaved), height = height_of(picture, heif_interleaved);
  int stride = 0;
  const uint8_t *plane = plane_of(picture, heif_interleaved, &stride);
  if (!plane || width <= 0 || height <= 0 || (uint64_t)width * (uint64_t)height > limit) {
    return fail(message, "it has too many pixels or none");
  }
  uint8_t *pixels = malloc((size_t)width * (size_t)height * 4);
  if (!pixels) return fail(message, "not enough memory for its pixels");
  for (int y = 0; y < height; y++) {
    memcpy(pixels + (size_t)y * width * 4, plane + (size_t)y * stride, (size_t)width * 4);
  }
  *image = (DarkroomImage){pixels, (uint32_t)width, (uint32_t)height};
  return 0;
}

static int heif_picture(
    void *library, void *handle, uint64_t limit, DarkroomImage *image, char *message) {
  heif_decode_f decode = (heif_decode_f)dlsym(library, "heif_decode_image");
  heif_free_f release = (heif_free_f)dlsym(library, "heif_image_release");
  heif_handle_length_f width_of =
      (heif_handle_length_f)dlsym(library, "heif_image_handle_get_width");
  heif_handle_length_f height_of =
      (heif_handle_length_f)dlsym(library, "heif_image_handle_get_height");
  if (!decode || !release || !width_of || !height_of) return -2;
  int width = width_of(handle), height = height_of(handle);
  if (width <= 0 || height <= 0 || (uint64_t)width * (uint64_t)height > limit) {
    return fail(message, "it has too many pixels or none");
  }
  void *picture = NULL;
  HEIFError error = decode(handle, &picture, heif_rgb, heif_rgba, NULL);
  if (error.code) return fail(message, error.message);
  int status = heif_copy(library, picture, limit, image, message);
  release(picture);
  return status;
}

int darkroom_read_heif(
    const uint8_t *bytes, size_t count, uint64_t limit, DarkroomImage *image, char *message) {
  static const char *const names[] = {"libheif.so.1", NULL};
  void *library = load(names);
  if (!library) return -2;
  heif_context_alloc_f alloc = (heif_context_alloc_f)dlsym(library, "heif_context_alloc");
  heif_free_f free_context = (heif_free_f)dlsym(library, "heif_context_free");
  heif_read_f read = (heif_read_f)dlsym(library, "heif_context_read_from_memory");
  heif_primary_f primary = (heif_primary_f)dlsym(library, "heif_context_get_primary_image_handle");
  heif_free_f release = (heif_free_f)dlsym(library, "heif_image_handle_release");
  if (!alloc || !free_context || !read || !primary || !release) return -2;
  void *context = alloc();
  if (!context) return fail(message, "not enough memory");
  void *handle = NULL;
  HEIFError error = read(context, bytes, count, NULL);
  if (!error.code) error = primary(context, &handle);
  int status = error.code ? fail(message, error.message)
                          : heif_picture(library, handle, limit, image, message);
  if (handle) release(handle);
  free_context(context);
  return status;
}
