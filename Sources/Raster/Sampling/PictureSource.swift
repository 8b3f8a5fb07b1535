/// Finished pixels at a place on the device; callers request no pixels outside of it.
@safe final class PictureSource: PlacedSource {
  let pixmap: Pixmap
  let area: IntRect

  var isOpaque: Bool { false }

  init(_ pixmap: Pixmap, at area: IntRect) {
    self.pixmap = pixmap
    self.area = area
  }

  func pixels(
    x: Int, y: Int, count: Int, buffer: UnsafeMutablePointer<UInt32>, cache: ImageRowCache
  ) -> UnsafePointer<UInt32> {
    assert(x >= area.minX && x + count <= area.maxX && y >= area.minY && y < area.maxY)
    let start = (y - area.minY) * area.width + x - area.minX
    // The pixmap never changes and is kept alive by this source, so its array's memory stays.
    return unsafe pixmap.pixels.withUnsafeBufferPointer {
      unsafe $0.baseAddress.map { unsafe $0 + start } ?? UnsafePointer(buffer)
    }
  }
}

/// The pixels of a group's own surface.
@safe final class SurfaceSource: PixelSource {
  private let surface: Surface

  var isOpaque: Bool { false }

  init(_ surface: Surface) { self.surface = surface }

  func pixels(
    x: Int, y: Int, count: Int, buffer: UnsafeMutablePointer<UInt32>, cache: ImageRowCache
  ) -> UnsafePointer<UInt32> {
    unsafe UnsafePointer(surface.row(y) + x)
  }
}

/// One color everywhere, for blend modes without a kernel for constants.
@safe final class SolidSource: PixelSource {
  private let color: UInt32

  var isOpaque: Bool { color >= 0xff00_0000 }

  init(_ color: UInt32) { self.color = color }

  func pixels(
    x: Int, y: Int, count: Int, buffer: UnsafeMutablePointer<UInt32>, cache: ImageRowCache
  ) -> UnsafePointer<UInt32> {
    unsafe buffer.update(repeating: color, count: count)
    return unsafe UnsafePointer(buffer)
  }
}
