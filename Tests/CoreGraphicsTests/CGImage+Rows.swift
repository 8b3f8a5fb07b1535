import DarkroomCoreGraphics
import DarkroomRaster
import DarkroomTestSupport

extension CGImage {
  /// Rows of pixels as `rrggbbaa`, premultiplied.
  var hexRows: [String] { pixmap.hexRows }

  /// Rows of alpha alone, two digits a pixel.
  var alphaRows: [String] { pixmap.alphaRows }

  /// What `draw` draws in a context as UIKit makes it: origin at the top left.
  static func drawn(
    _ width: Int, _ height: Int, scale: CGFloat = 1, _ draw: (CGContext) -> Void
  ) -> CGImage {
    let context = CGContext(recordingWidth: width, height: height, scale: scale)
    draw(context)
    return CGImage(displayList: context.displayList())
  }

  /// Opaque pixels, one for each color: `r`, `g`, `b`, `w`, `k`; a string is a row.
  convenience init(rows: String...) { self.init(Pixmap(letterRows: rows)) }
}
