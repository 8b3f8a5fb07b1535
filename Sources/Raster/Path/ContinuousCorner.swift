/// The corner of UIKit's continuous corner curve for radius 1, as three cubics.
///
/// `x` is the distance from the corner along the side that the curve leaves, `y` along the one that
/// it reaches.
/// - SeeAlso: PaintCode, "Code for iOS 7 Rounded Rectangles" (2013), for the control points that
///   `UIBezierPath(roundedRect:cornerRadius:)` returns. We differ: one half is the mirror image of the other, and a
///   smoothness below 1 mixes both with a circle.
struct ContinuousCorner {
  /// How far the curve reaches along a side, in radii.
  static let reach = 1.528_664_83

  /// Ten points: the start, followed by two control points and an end for each of the three cubics.
  let points: [Point]

  /// - Parameter smoothness: 1 for the continuous curve, 0 for a circle, and a blend of both between.
  init(smoothness: Double) {
    points = zip(Self.circular, Self.continuous).map { $0.interpolated(to: $1, smoothness) }
  }

  private static let continuous = symmetric([
    Point(x: reach, y: 0), Point(x: 1.088_492_96, y: 0), Point(x: 0.868_406_94, y: 0),
    Point(x: 0.631_493_79, y: 0.074_911_39), Point(x: 0.372_823_83, y: 0.169_059_56),
  ])

  /// A quarter circle, cut into three cubics at the same places as the continuous curve.
  private static let circular: [Point] = {
    let center = Point(x: 1, y: 1)
    let top = Point(x: 0, y: -1)
    let cut = (continuous[3] - center).normalized ?? top
    let mirrored = Point(x: cut.y, y: cut.x)
    let reaches = (arcReach(top, cut), arcReach(cut, mirrored))
    return symmetric([
      center + top, center + top + top.perpendicular * -reaches.0,
      center + cut + cut.perpendicular * reaches.0, center + cut,
      center + cut + cut.perpendicular * -reaches.1,
    ])
  }()

  /// Returns the curve made of one half and its mirror image.
  private static func symmetric(_ half: [Point]) -> [Point] {
    half + half.reversed().map { Point(x: $0.y, y: $0.x) }
  }

  /// Returns 4/3·tan(θ/4) for the angle θ between two radii of length 1.
  private static func arcReach(_ u: Point, _ v: Point) -> Double {
    let tangentOfHalf = abs(u.cross(v)) / (1 + u.dot(v))
    return 4.0 / 3 * tangentOfHalf / (1 + (1 + tangentOfHalf * tangentOfHalf).squareRoot())
  }
}
