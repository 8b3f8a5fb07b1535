/// Another source's pixels times an opacity.
@safe final class FadedSource: PixelSource {
  let source: any PixelSource
  let opacity: UInt8
  private let kernels: RowKernelTable

  var isOpaque: Bool { false }
  var faded: FadedSource? { self }

  init(_ source: any PixelSource, opacity: UInt8, kernels: RowKernelTable) {
    self.source = source
    self.opacity = opacity
    self.kernels = kernels
  }

  func pixels(
    x: Int, y: Int, count: Int, buffer: UnsafeMutablePointer<UInt32>, cache: ImageRowCache
  ) -> UnsafePointer<UInt32> {
    let pixels = unsafe source.pixels(x: x, y: y, count: count, buffer: buffer, cache: cache)
    if unsafe pixels != UnsafePointer(buffer) { unsafe buffer.update(from: pixels, count: count) }
    unsafe kernels.scale(buffer, count, opacity)
    return unsafe UnsafePointer(buffer)
  }
}
