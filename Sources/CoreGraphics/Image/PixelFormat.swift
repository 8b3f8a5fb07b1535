import DarkroomRaster

/// The layout of the pixels of an image or bitmap context in memory.
package struct PixelFormat: Hashable, Sendable {
  package enum Components: Sendable { case rgb, gray, cmyk, alpha }

  package var components: Components
  /// 8 or 16.
  package var bitsPerComponent: Int
  package var alpha: CGImageAlphaInfo
  package var byteOrder: CGImageByteOrderInfo

  /// The format of pixmaps: red, green, blue and alpha, premultiplied.
  package static let premultipliedRGBA = PixelFormat(
    components: .rgb, bitsPerComponent: 8, alpha: .premultipliedLast, byteOrder: .orderDefault)

  package init(
    components: Components, bitsPerComponent: Int, alpha: CGImageAlphaInfo,
    byteOrder: CGImageByteOrderInfo
  ) {
    self.components = components
    self.bitsPerComponent = bitsPerComponent
    self.alpha = alpha
    self.byteOrder = byteOrder
  }

  /// Returns nil if Core Graphics does not support the combination, or if it has floating-point components.
  package init?(space: CGColorSpace?, bitsPerComponent: Int, bitmapInfo: CGBitmapInfo) {
    guard bitmapInfo.intersection(.floatInfoMask).isEmpty,
      bitsPerComponent == 8 || bitsPerComponent == 16,
      let alpha = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & 0x1F),
      let order = CGImageByteOrderInfo(rawValue: bitmapInfo.rawValue & 0x7000)
    else { return nil }
    switch (space?.model, alpha) {
    case (_, .alphaOnly): components = .alpha
    case (.monochrome?, _): components = .gray
    case (.rgb?, _): components = .rgb
    case (.cmyk?, .none): components = .cmyk
    default: return nil
    }
    self.bitsPerComponent = bitsPerComponent
    self.alpha = alpha
    byteOrder = order
  }

  var colorCount: Int {
    switch components {
    case .rgb: 3
    case .gray: 1
    case .cmyk: 4
    case .alpha: 0
    }
  }

  var componentCount: Int {
    switch alpha {
    case .none: colorCount
    case .alphaOnly: 1
    default: colorCount + 1
    }
  }

  package var bytesPerPixel: Int { componentCount * bitsPerComponent / 8 }

  /// Whether the rasterizer can draw directly into the memory.
  package var isNative: Bool {
    components == .rgb && bitsPerComponent == 8 && alpha == .premultipliedLast
      && (byteOrder == .orderDefault || byteOrder == .order32Big)
  }

  /// Whether alpha or padding comes before the colors.
  private var startsWithAlpha: Bool {
    switch alpha {
    case .premultipliedFirst, .first, .noneSkipFirst: true
    default: false
    }
  }

  package var hasAlpha: Bool {
    switch alpha {
    case .none, .noneSkipFirst, .noneSkipLast: false
    default: true
    }
  }

  var isPremultiplied: Bool {
    switch alpha {
    case .last, .first: false
    default: true
    }
  }

  /// For each component (colors in order, then alpha or padding), the offset of its byte in the pixel.
  ///
  /// For 16-bit components it is that of the more significant byte.
  var byteOffsets: [Int] {
    let count = componentCount
    let bytes = bitsPerComponent / 8
    var order = Array(0..<count)
    if startsWithAlpha { order = Array(1..<count) + [0] }
    return order.map { index in
      switch byteOrder {
      case .order32Little where count * bytes == 4: 3 - index * bytes
      case .order16Little where bytes == 2: index * bytes + 1
      default: index * bytes
      }
    }
  }
}
