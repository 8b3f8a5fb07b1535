import UIKit

/// The pixels of a picture, read back through a bitmap context as one does on iOS.
struct Pixels {
  struct Pixel: Equatable, CustomStringConvertible {
    let red: Int
    let green: Int
    let blue: Int
    let alpha: Int

    var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    /// Whether no channel is further than `levels` from `other`'s.
    func isWithin(_ levels: Int, of other: Pixel) -> Bool {
      max(
        abs(red - other.red), abs(green - other.green), abs(blue - other.blue),
        abs(alpha - other.alpha)) <= levels
    }
  }

  let width: Int
  let height: Int
  private let bytes: [UInt8]

  /// Premultiplied RGBA8 of `image`'s own pixels.
  init(_ image: UIImage) {
    let source = image.cgImage
    width = source?.width ?? 0
    height = source?.height ?? 0
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let size = CGSize(width: width, height: height)
    bytes.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: Int(size.width), height: Int(size.height),
        bitsPerComponent: 8, bytesPerRow: Int(size.width) * 4,
        space: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      if let source { context?.draw(source, in: CGRect(origin: .zero, size: size)) }
    }
    self.bytes = bytes
  }

  /// Draws `view` as the snapshot strategies do, `scale` pixels a point.
  @MainActor init(_ view: UIView, scale: CGFloat = 1) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(bounds: view.bounds, format: format)
    view.layoutIfNeeded()
    self.init(renderer.image { view.layer.render(in: $0.cgContext) })
  }

  subscript(x: Int, y: Int) -> Pixel {
    let at = (y * width + x) * 4
    return Pixel(
      red: Int(bytes[at]), green: Int(bytes[at + 1]), blue: Int(bytes[at + 2]),
      alpha: Int(bytes[at + 3]))
  }
}

extension Pixels.Pixel {
  static let clear = Self(red: 0, green: 0, blue: 0, alpha: 0)
  static let white = Self(red: 255, green: 255, blue: 255, alpha: 255)
  static let black = Self(red: 0, green: 0, blue: 0, alpha: 255)
  static let red = Self(red: 255, green: 0, blue: 0, alpha: 255)
  static let green = Self(red: 0, green: 255, blue: 0, alpha: 255)
  static let blue = Self(red: 0, green: 0, blue: 255, alpha: 255)

  static func opaque(_ red: Int, _ green: Int, _ blue: Int) -> Self {
    Self(red: red, green: green, blue: blue, alpha: 255)
  }
}
