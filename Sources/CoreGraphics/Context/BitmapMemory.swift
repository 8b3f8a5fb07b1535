import DarkroomRaster

/// The pixels of a bitmap context, in its own or the caller's memory, which the caller may read at any time.
final class BitmapMemory {
  let format: PixelFormat
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let colorSpace: CGColorSpace?
  let bytes: SharedBytes
  /// Whether code outside may read the memory at any time.
  var isExposed: Bool

  @safe init(
    _ data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int,
    format: PixelFormat, colorSpace: CGColorSpace?
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.colorSpace = colorSpace
    bytes = SharedBytes(data, count: bytesPerRow * height)
    isExposed = !bytes.areOwned
  }

  func draw(_ list: DisplayList) {
    if format.isNative {
      bytes.change {
        BandRasterizer.render(
          list, into: &$0, width: width, height: height, bytesPerRow: bytesPerRow)
      }
      return
    }
    var pixmap = snapshot()
    BandRasterizer.render(list, into: &pixmap)
    bytes.change { format.writePixels(pixmap, to: &$0, bytesPerRow: bytesPerRow) }
  }

  func snapshot() -> Pixmap {
    bytes.read {
      format.readPixels($0, width: width, height: height, bytesPerRow: bytesPerRow)
    }
  }
}
