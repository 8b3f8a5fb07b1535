import DarkroomRaster

/// The pixels of a bitmap context, its own or the caller's.
@safe final class BitmapMemory {
  let format: PixelFormat
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let colorSpace: CGColorSpace?
  @safe let base: UnsafeMutableRawPointer
  private let isOwned: Bool
  /// Whether somebody outside may look at the memory at any time.
  var isExposed: Bool

  // unsafe: Apple lets the caller bring the memory of a context, and read it at any time.
  @safe init(
    _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int,
    format: PixelFormat, colorSpace: CGColorSpace?
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.colorSpace = colorSpace
    if let data = unsafe data {
      unsafe base = data
      isOwned = false
    } else {
      base = UnsafeMutableRawPointer.allocate(
        byteCount: max(1, bytesPerRow * height), alignment: 16)
      unsafe base.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
      isOwned = true
    }
    isExposed = !isOwned
  }

  deinit { if isOwned { unsafe base.deallocate() } }

  func draw(_ list: DisplayList) {
    if format.isNative {
      unsafe BandRasterizer.render(
        list, into: base, width: width, height: height, bytesPerRow: bytesPerRow)
      return
    }
    var pixmap = snapshot()
    BandRasterizer.render(list, into: &pixmap)
    unsafe format.writePixels(pixmap, to: base, bytesPerRow: bytesPerRow)
  }

  func snapshot() -> Pixmap {
    unsafe format.readPixels(base, width: width, height: height, bytesPerRow: bytesPerRow)
  }
}
