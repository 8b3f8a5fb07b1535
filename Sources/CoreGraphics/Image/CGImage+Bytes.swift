import DarkroomJPEG
import DarkroomPNG
package import DarkroomRaster

extension CGImage {
  /// Returns nil if the sizes do not match, there are too few bytes, or Core Graphics does not support the format.
  ///
  /// - Important: `decode` and `intent` are inert.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let format = PixelFormat(
        space: space, bitsPerComponent: bitsPerComponent, bitmapInfo: bitmapInfo),
      format.bytesPerPixel * 8 == bitsPerPixel,
      let bitmap = Bitmap(
        provider, width: width, height: height, bytesPerRow: bytesPerRow, format: format)
    else { return nil }
    self.init(
      bitmap: bitmap, source: provider, format: format, colorSpace: space,
      bytesPerRow: bytesPerRow, isMask: false, shouldInterpolate: shouldInterpolate)
  }

  /// Returns nil if the bytes aren't a readable PNG file.
  ///
  /// - Important: `decode`, `shouldInterpolate` and `intent` are inert.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, let decoded = try? PNGDecoder.decode(Array(data)) else {
      return nil
    }
    self.init(decoded.pixmap)
  }

  /// Returns nil if the bytes aren't a readable JPEG file; the orientation in the file is ignored.
  ///
  /// - Important: `decode`, `shouldInterpolate` and `intent` are inert.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let data = source.data, let decoded = try? JPEGDecoder.decode(Array(data)) else {
      return nil
    }
    self.init(Bitmap(decoded.pixmap), isOpaque: true)
  }

  /// Creates an image mask with 8 bits: 0 lets the paint through and 255 blocks it, unless `decode` is [1, 0].
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    let format = PixelFormat(
      components: .alpha, bitsPerComponent: 8, alpha: .alphaOnly, byteOrder: .orderDefault)
    guard bitsPerComponent == 8, bitsPerPixel == 8,
      let samples = Bitmap(
        provider, width: width, height: height, bytesPerRow: bytesPerRow, format: format)
    else { return nil }
    let ends = Array(copying: decode, count: 2)
    let isReversed = !ends.isEmpty && ends[0] > ends[1]
    var pixmap = samples.pixmap
    if !isReversed {
      for i in pixmap.pixels.indices { pixmap.pixels[i] = 0xFF00_0000 - pixmap.pixels[i] }
    }
    self.init(
      bitmap: Bitmap(pixmap), source: provider, format: format, colorSpace: nil,
      bytesPerRow: bytesPerRow, isMask: true, shouldInterpolate: shouldInterpolate)
  }

  /// The part inside `rect` (pixels, top-left origin), extended to whole pixels; nil if it is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = IntRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let part = IntRect(enclosing: Rect(rect)).intersection(all)
    guard !part.isEmpty else { return nil }
    let source = bitmap.pixmap
    var pixels: [UInt32] = []
    pixels.reserveCapacity(part.width * part.height)
    for y in part.minY..<part.maxY {
      pixels.append(contentsOf: source.pixels[y * width + part.minX..<y * width + part.maxX])
    }
    return CGImage(
      bitmap: Bitmap(Pixmap(width: part.width, height: part.height, pixels: pixels)), source: nil,
      format: format, colorSpace: colorSpace, bytesPerRow: part.width * format.bytesPerPixel,
      isMask: isMask, shouldInterpolate: shouldInterpolate)
  }

  /// Returns the image with its alpha multiplied by `mask`, stretched over it.
  ///
  /// An image mask lets the image through where it is dark; any other image, read as gray, where it is light.
  public func masking(_ mask: CGImage) -> CGImage? {
    var recorder = DisplayListRecorder(width: width, height: height)
    let area = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    recorder.clip(toMask: mask.alphaMask, in: area)
    recorder.draw(bitmap, in: area, filter: .nearest)
    return CGImage(displayList: recorder.finish())
  }

  /// The picture whose alpha tells how much this image lets through as a clip.
  package var alphaMask: Bitmap {
    if isMask || format.components == .alpha { return bitmap }
    var pixmap = bitmap.pixmap
    let gray = PixelFormat(
      components: .gray, bitsPerComponent: 8, alpha: .none, byteOrder: .orderDefault)
    for (i, p) in pixmap.pixels.enumerated() {
      let light = gray.luminance(Int(p & 255), Int(p >> 8 & 255), Int(p >> 16 & 255))
      pixmap.pixels[i] = UInt32(light) << 24
    }
    return Bitmap(pixmap)
  }
}

extension Bitmap {
  convenience init?(
    _ provider: CGDataProvider, width: Int, height: Int, bytesPerRow: Int, format: PixelFormat
  ) {
    let limit = 1 << 28
    guard let data = provider.data, width > 0, height > 0, width < limit, height < limit,
      bytesPerRow >= width * format.bytesPerPixel, bytesPerRow < limit,
      data.count >= bytesPerRow * (height - 1) + width * format.bytesPerPixel
    else { return nil }
    self.init(
      format.readPixels(data.span, width: width, height: height, bytesPerRow: bytesPerRow))
  }
}
