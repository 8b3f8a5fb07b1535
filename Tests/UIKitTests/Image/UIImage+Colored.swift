import DarkroomUIKit

extension UIImage {
  /// One color, `width` by `height` points at scale 1.
  static func colored(_ color: UIColor, _ width: Int, _ height: Int) -> UIImage {
    drawn(width, height) { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }
}

extension UIView {
  /// Its own picture at scale 1, row by row: premultiplied, red in the lowest byte.
  var drawnRows: [[UInt32]] {
    UIImage.drawn(Int(bounds.width), Int(bounds.height)) { layer.render(in: $0) }.pixelRows
  }
}

extension UInt32 {
  /// Opaque pixels.
  static let redPixel: UInt32 = 0xff00_00ff
  static let greenPixel: UInt32 = 0xff00_ff00
  static let bluePixel: UInt32 = 0xffff_0000
}
