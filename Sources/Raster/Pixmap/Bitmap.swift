/// An immutable picture that paints and image operations share by reference.
package final class Bitmap: Sendable {
  package let pixmap: Pixmap
  package let isOpaque: Bool

  package init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
    isOpaque = pixmap.isOpaque
  }

  package var width: Int { pixmap.width }
  package var height: Int { pixmap.height }
}
