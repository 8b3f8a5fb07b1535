/// A corner of a rectangle, and the directions of its two sides.
struct RoundedCorner {
  let vertex: CGPoint
  private let from: (x: CGFloat, y: CGFloat)
  private let to: (x: CGFloat, y: CGFloat)

  /// - Parameters:
  ///   - from: the unit vector from the corner back along the arriving side.
  ///   - to: the unit vector from the corner along the leaving side.
  init(at vertex: CGPoint, from: (CGFloat, CGFloat), to: (CGFloat, CGFloat)) {
    self.vertex = vertex
    self.from = from
    self.to = to
  }

  /// The distance from the corner at which a continuous corner begins on each side, in radii.
  static let continuousReach: CGFloat = 1.528665

  /// The point that is `along` radii back on the arriving side and `beyond` radii along the leaving side.
  private func point(_ along: CGFloat, _ beyond: CGFloat, _ radius: CGFloat) -> CGPoint {
    CGPoint(
      x: vertex.x + (from.x * along + to.x * beyond) * radius,
      y: vertex.y + (from.y * along + to.y * beyond) * radius)
  }

  /// Three cubics whose curvature grows from zero.
  ///
  /// - SeeAlso: PaintCode, "Code for iOS 7 Rounded Rectangles" (2013), for the elements of UIKit's own rounded path. As
  ///   there, to six digits, one half the mirror image of the other.
  func addContinuous(to path: UIBezierPath, radius r: CGFloat) {
    path.addLine(to: point(Self.continuousReach, 0, r))
    path.addCurve(
      to: point(0.631494, 0.074911, r), controlPoint1: point(1.088493, 0, r),
      controlPoint2: point(0.868407, 0, r))
    path.addCurve(
      to: point(0.074911, 0.631494, r), controlPoint1: point(0.372824, 0.169060, r),
      controlPoint2: point(0.169060, 0.372824, r))
    path.addCurve(
      to: point(0, Self.continuousReach, r), controlPoint1: point(0, 0.868407, r),
      controlPoint2: point(0, 1.088493, r))
  }

  /// A quarter circle, as one cubic.
  func addCircular(to path: UIBezierPath, radius r: CGFloat) {
    let rest = 1 - 0.552_284_749_830_793_4
    path.addLine(to: point(1, 0, r))
    path.addCurve(
      to: point(0, 1, r), controlPoint1: point(rest, 0, r), controlPoint2: point(0, rest, r))
  }
}
