import DarkroomCImageFiles
import DarkroomRaster

/// A library that is loaded when a file of its format is read, so that packages without such files do not need it.
///
/// Darkroom includes none of these libraries. Their versions may decode to different pixels, so references should use
/// PNG.
enum LoadedCodec: String {
  case webp = "WebP"
  case tiff = "TIFF"
  case heif = "HEIC"

  private var library: (name: String, package: String) {
    switch self {
    case .webp: ("libwebp", "libwebp7")
    case .tiff: ("libtiff", "libtiff6")
    case .heif: ("libheif", "libheif1")
    }
  }

  func pixmap(_ bytes: [UInt8]) throws(ImageFileError) -> Pixmap {
    var image = unsafe DarkroomImage()
    var message = [CChar](repeating: 0, count: Int(DARKROOM_IMAGE_MESSAGE))
    let limit = UInt64(ImageFileReader.mostPixels)
    let status: Int32
    switch self {
    case .webp: status = unsafe darkroom_read_webp(bytes, bytes.count, limit, &image, &message)
    case .tiff: status = unsafe darkroom_read_tiff(bytes, bytes.count, limit, &image, &message)
    case .heif: status = unsafe darkroom_read_heif(bytes, bytes.count, limit, &image, &message)
    }
    guard status != -2 else {
      throw .libraryMissing(
        format: rawValue, library: library.name, package: library.package)
    }
    guard status == 0, let memory = unsafe image.pixels else {
      throw .codec(
        format: rawValue,
        message: String(
          decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    defer { unsafe darkroom_image_free(memory) }
    let (width, height) = unsafe (Int(image.width), Int(image.height))
    let straight = unsafe Array(UnsafeBufferPointer(start: memory, count: width * height * 4))
    return Pixmap(straightRGBA: straight, width: width, height: height)
  }
}

extension Pixmap {
  /// Creates a pixmap from pixels of four bytes each that are not premultiplied.
  init(straightRGBA bytes: [UInt8], width: Int, height: Int) {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for place in stride(from: 0, to: width * height * 4, by: 4) {
      pixels.append(
        UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8 | UInt32(bytes[place + 2]) << 16
          | UInt32(bytes[place + 3]) << 24)
    }
    StraightAlpha.premultiply(&pixels)
    self.init(width: width, height: height, pixels: pixels)
  }
}
