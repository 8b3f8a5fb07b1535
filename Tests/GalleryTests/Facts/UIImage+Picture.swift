import UIKit

/// A picture of `side` points in both directions, at scale 1.
@MainActor
func picture(_ side: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let size = CGSize(width: side, height: side)
  return UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) }
}

extension UIImage {
  /// Red, green over blue, white; a pixel each.
  @MainActor static var quarters: UIImage {
    picture(2) { context in
      for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
      }
    }
  }
}
