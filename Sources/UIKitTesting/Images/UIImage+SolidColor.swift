public import DarkroomUIKit

extension UIImage {
  /// Creates a picture of one color as a substitute for loaded data.
  ///
  /// It has a single pixel unless a size is given.
  ///
  /// - Parameters:
  ///   - color: the color of all pixels.
  ///   - size: the size in points, at scale 1.
  @_disfavoredOverload
  public static func make(
    withColor color: UIColor, size: CGSize = CGSize(width: 1, height: 1)
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
