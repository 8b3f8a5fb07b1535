import DarkroomJPEG
import DarkroomPNG
import Synchronization

/// The bytes of a PNG or JPEG file; of any other kind they hold no image.
public final class CGImageSource: Sendable {
  private let bytes: Data
  private let decoded = Mutex<(isDecoded: Bool, image: CGImage?, orientation: Int)>((false, nil, 1))

  init(_ bytes: Data) { self.bytes = bytes }

  private var file: (image: CGImage?, orientation: Int) {
    decoded.withLock { decoded in
      if !decoded.isDecoded {
        let (image, orientation) = Self.decode(Array(bytes))
        decoded = (true, image, orientation)
      }
      return (decoded.image, decoded.orientation)
    }
  }

  private static func decode(_ bytes: [UInt8]) -> (CGImage?, Int) {
    if JPEGDecoder.isJPEG(bytes) {
      guard let file = try? JPEGDecoder.decode(bytes) else { return (nil, 1) }
      return (CGImage(file.pixmap), file.orientation)
    }
    return ((try? PNGDecoder.decode(bytes)).map { CGImage($0.pixmap) }, 1)
  }

  var image: CGImage? { file.image }

  var type: String? {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "public.jpeg" }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "public.png" }
    return nil
  }

  var properties: CFDictionary? {
    guard let image else { return nil }
    return [
      kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
      kCGImagePropertyOrientation: file.orientation, kCGImagePropertyDepth: 8,
      kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
      kCGImagePropertyHasAlpha: type == "public.png",
    ]
  }

  /// Turned upright where the options ask for it.
  func thumbnail(_ options: CFDictionary?) -> CGImage? {
    guard let image else { return nil }
    let isTurned = options?[kCGImageSourceCreateThumbnailWithTransform] as? Bool == true
    let orientation = isTurned ? file.orientation : 1
    let largest =
      (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue
      ?? options?[kCGImageSourceThumbnailMaxPixelSize] as? Double
      ?? (options?[kCGImageSourceThumbnailMaxPixelSize] as? CGFloat).map { Double($0) }
      ?? (options?[kCGImageSourceThumbnailMaxPixelSize] as? Int).map(Double.init)
    return ThumbnailDrawing(source: image, orientation: orientation, longestSide: largest).image
  }
}
