package import DarkroomRaster

/// Sides of a picture in pixels.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package init(_ picture: some PictureRows) {
    self.init(width: picture.width, height: picture.height)
  }

  package var pixelCount: Int { width * height }
  package var description: String { "\(width)×\(height)" }
}
