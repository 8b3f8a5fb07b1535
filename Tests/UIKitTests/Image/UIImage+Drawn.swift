import DarkroomUIKit

extension UIImage {
  /// What `body` draws on nothing, `width` by `height` pixels at scale 1.
  static func drawn(_ width: Int, _ height: Int, _ body: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { body($0.cgContext) }
  }

  /// Red and green over blue and black, a pixel each.
  static var quadrants: UIImage {
    drawn(2, 2) { context in
      for (index, color) in [UIColor.red, .green, .blue, .black].enumerated() {
        color.setFill()
        context.fill(CGRect(x: CGFloat(index % 2), y: CGFloat(index / 2), width: 1, height: 1))
      }
    }
  }
}
