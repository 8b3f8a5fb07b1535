import DarkroomRaster

extension CGContext {
  /// 2 GiB of memory: what is above is a mistake in a size, and would end the process without a word.
  package static var mostPixels: Int { 536_870_912 }

  /// Draws into `data`, or into memory of its own when that is nil.
  ///
  /// Nil when the format is not one CoreGraphics draws into (straight alpha, CMYK, floating point), the rows do
  /// not fit in `bytesPerRow` (0: as short as possible), or there are more than 2²⁹ pixels.
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

  /// The pixels, top row first; nil for contexts that UIKit hands out.
  ///
  /// From the first use on, every drawing operation reaches the memory at once.
  public var data: UnsafeMutableRawPointer? {
    guard let memory else { return nil }
    flushToMemory()
    memory.isExposed = true
    return memory.bytes.base
  }

  private var format: PixelFormat { memory?.format ?? .premultipliedRGBA }

  /// 8 in the contexts that UIKit hands out.
  public var bitsPerComponent: Int { format.bitsPerComponent }
  public var bitsPerPixel: Int { format.bytesPerPixel * 8 }
  /// Of the memory, padding included; four bytes a pixel where there is none.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? width * 4 }
  /// sRGB in the contexts that UIKit hands out; drawing is in sRGB whatever the space.
  public var colorSpace: CGColorSpace? { memory == nil ? .srgb : memory?.colorSpace }
  /// `noneSkipLast` in an opaque context that UIKit hands out.
  public var alphaInfo: CGImageAlphaInfo {
    memory == nil && isOpaque ? .noneSkipLast : format.alpha
  }
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(alpha: alphaInfo, byteOrder: format.byteOrder)
  }

  /// A copy of what is drawn so far.
  public func makeImage() -> CGImage? {
    guard let memory else { return CGImage(displayList: displayList(), isOpaque: isOpaque) }
    flushToMemory()
    return CGImage(
      bitmap: Bitmap(memory.snapshot()), source: nil, format: memory.format,
      colorSpace: memory.colorSpace, bytesPerRow: memory.bytesPerRow, isMask: false,
      shouldInterpolate: true)
  }

  /// Draws into memory what is recorded.
  ///
  /// Does nothing inside a transparency layer, or in a context without memory.
  public func flush() {
    if batchDepth == 0 { flushToMemory() }
  }

  /// As `flush`, which is done when it returns.
  public func synchronize() { flush() }

  /// Draws what is recorded into memory and goes on with an empty list and the same state.
  func flushToMemory() {
    guard let memory else { return }
    memory.draw(displayList())
    recorder = DisplayListRecorder(width: width, height: height)
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
  /// Whether contexts draw into this format.
  var isDrawable: Bool {
    switch (components, alpha) {
    case (_, .last), (_, .first), (.cmyk, _), (.rgb, .none): false
    default: true
    }
  }
}
