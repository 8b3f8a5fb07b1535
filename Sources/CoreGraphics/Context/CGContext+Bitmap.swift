import DarkroomRaster

extension CGContext {
  /// The greatest number of pixels: 2 GiB of memory.
  ///
  /// A larger size is a mistake, and would end the process without a message.
  package static var mostPixels: Int { 536_870_912 }

  /// Draws into `data`, or into its own memory if that is nil.
  ///
  /// Returns nil if contexts do not support the format (straight alpha, CMYK, floating point), if the rows do not fit
  /// into `bytesPerRow` (0: as short as possible), or if there are more than 2²⁹ pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    let limit = 1 << 28
    guard
      let format = PixelFormat(
        space: space, bitsPerComponent: bitsPerComponent,
        bitmapInfo: CGBitmapInfo(rawValue: bitmapInfo)),
      format.isDrawable, width > 0, height > 0, width < limit, height < limit,
      width * height <= CGContext.mostPixels
    else { return nil }
    let shortest = width * format.bytesPerPixel
    let bytesPerRow = bytesPerRow == 0 ? shortest : bytesPerRow
    guard bytesPerRow >= shortest, bytesPerRow < limit else { return nil }
    self.init(
      BitmapMemory(
        data, width: width, height: height, bytesPerRow: bytesPerRow, format: format,
        colorSpace: space))
    if !format.hasAlpha { isOpaque = true }
  }

  /// The pixels, with the top row first; nil for UIKit's contexts, and in code that draws a layer.
  ///
  /// After the first use, every drawing operation writes to the memory at once.
  public var data: UnsafeMutableRawPointer? {
    guard let memory, state.store == nil else { return nil }
    flushToMemory()
    memory.isExposed = true
    return memory.bytes.base
  }

  private var format: PixelFormat { memory?.format ?? .premultipliedRGBA }

  /// The number of bits per component: 8 in UIKit's contexts.
  public var bitsPerComponent: Int { format.bitsPerComponent }
  /// The bits of a whole pixel, with alpha and padding; 32 in UIKit's contexts.
  public var bitsPerPixel: Int { format.bytesPerPixel * 8 }
  /// The number of bytes per row of the memory, including padding; four bytes per pixel without memory.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? width * 4 }
  /// The color space: sRGB in UIKit's contexts.
  ///
  /// Drawing uses sRGB in any case.
  public var colorSpace: CGColorSpace? { memory == nil ? .srgb : memory?.colorSpace }
  /// The alpha information: `noneSkipLast` in an opaque context of UIKit.
  public var alphaInfo: CGImageAlphaInfo {
    memory == nil && isOpaque ? .noneSkipLast : format.alpha
  }
  /// The alpha information and the order of bytes in one value.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(alpha: alphaInfo, byteOrder: format.byteOrder)
  }

  /// Returns a copy of the drawing so far.
  public func makeImage() -> CGImage? {
    guard let memory else { return CGImage(displayList: displayList(), isOpaque: isOpaque) }
    flushToMemory()
    return CGImage(
      bitmap: Bitmap(memory.snapshot()), source: nil, format: memory.format,
      colorSpace: memory.colorSpace, bytesPerRow: memory.bytesPerRow, isMask: false,
      shouldInterpolate: true)
  }

  /// Draws the recorded operations into memory.
  ///
  /// Does nothing inside a transparency layer, or in a context without memory.
  public func flush() {
    if batchDepth == 0 { flushToMemory() }
  }

  /// The same as `flush`, which has finished when it returns.
  public func synchronize() { flush() }

  /// Draws the recorded operations into memory, and continues with an empty list and the same state.
  func flushToMemory() {
    guard let memory else { return }
    memory.draw(displayList())
    recorder = DisplayListRecorder(width: memory.width, height: memory.height)
    for level in saved {
      for clip in level.clips { clip.apply(to: &recorder) }
      recorder.transform = level.transform
      recorder.save()
    }
    for clip in state.clips { clip.apply(to: &recorder) }
    recorder.transform = state.transform
  }
}

extension PixelFormat {
  /// Whether contexts can draw into this format.
  var isDrawable: Bool {
    switch (components, alpha) {
    case (_, .last), (_, .first), (.cmyk, _), (.rgb, .none): false
    default: true
    }
  }
}
