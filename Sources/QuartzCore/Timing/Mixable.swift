package import DarkroomCoreGraphics
import DarkroomRaster

/// A value that can be interpolated with another.
package protocol Mixable {
  /// - Parameter progress: A number between 0 and 1.
  func mixed(with other: Self, _ progress: CGFloat) -> Self
}

extension CGFloat: Mixable {
  package func mixed(with other: CGFloat, _ progress: CGFloat) -> CGFloat {
    self + (other - self) * progress
  }
}

extension Float: Mixable {
  package func mixed(with other: Float, _ progress: CGFloat) -> Float {
    self + (other - self) * Float(progress)
  }
}

extension CGPoint: Mixable {
  package func mixed(with other: CGPoint, _ progress: CGFloat) -> CGPoint {
    CGPoint(x: x.mixed(with: other.x, progress), y: y.mixed(with: other.y, progress))
  }
}

extension CGSize: Mixable {
  package func mixed(with other: CGSize, _ progress: CGFloat) -> CGSize {
    CGSize(
      width: width.mixed(with: other.width, progress),
      height: height.mixed(with: other.height, progress))
  }
}

extension CGRect: Mixable {
  package func mixed(with other: CGRect, _ progress: CGFloat) -> CGRect {
    CGRect(
      origin: origin.mixed(with: other.origin, progress),
      size: size.mixed(with: other.size, progress))
  }
}

extension CATransform3D: Mixable {
  /// Interpolates element by element; Core Animation interpolates the angles of rotations instead.
  package func mixed(with other: CATransform3D, _ progress: CGFloat) -> CATransform3D {
    CATransform3D(rows: zip(rows, other.rows).map { $0.mixed(with: $1, progress) })
  }
}

extension CGColor: Mixable {
  /// Interpolates in sRGB, as Core Animation does.
  package func mixed(with other: CGColor, _ progress: CGFloat) -> CGColor {
    let (a, b) = (rasterColor, other.rasterColor)
    func mix(_ a: Double, _ b: Double) -> CGFloat { CGFloat(a).mixed(with: CGFloat(b), progress) }
    return CGColor(
      srgbRed: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
      alpha: mix(a.alpha, b.alpha))
  }
}

extension Optional: Mixable where Wrapped: Mixable {
  /// A value and nil cannot be interpolated: the value is used until the end.
  package func mixed(with other: Wrapped?, _ progress: CGFloat) -> Wrapped? {
    guard let self, let other else { return self }
    return self.mixed(with: other, progress)
  }
}
