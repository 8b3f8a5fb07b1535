/// Colors by distance: two circles, an ellipse, or an angle about a center.
///
/// It uses doubles with + − × ÷ √ only, so that every processor gives the same pixels.
@safe final class CurvedGradientSource: PixelSource {
  enum Shape {
    /// The offset is the distance from the center of the unit circle.
    case unitCircle
    case twoCircles(TwoCircles)
    /// The offset is the share of a turn from `start`, clockwise on the screen.
    case angle(start: Double)
  }

  private let ramp: PremultipliedRamp
  private let shape: Shape
  /// The map to the space in which the shape is simplest.
  private let map: Transform

  var isOpaque: Bool {
    if case .twoCircles(let circles) = shape { return ramp.isOpaque && circles.coversPlane }
    return ramp.isOpaque
  }

  init(_ ramp: PremultipliedRamp, shape: Shape, map: Transform) {
    self.ramp = ramp
    self.shape = shape
    self.map = map
  }

  func pixels(
    x: Int, y: Int, count: Int, buffer: UnsafeMutablePointer<UInt32>, cache: ImageRowCache
  ) -> UnsafePointer<UInt32> {
    var piece = 0
    for i in 0..<count {
      let p = map.apply(Point(x: Double(x + i) + 0.5, y: Double(y) + 0.5))
      unsafe buffer[i] = color(at: p, near: &piece)
    }
    return unsafe UnsafePointer(buffer)
  }

  @inline(__always)
  private func color(at p: Point, near piece: inout Int) -> UInt32 {
    switch shape {
    case .unitCircle:
      return ramp.color(at: (p.x * p.x + p.y * p.y).squareRoot(), near: &piece)
    case .angle(let start):
      return ramp.color(at: Turn.share(of: p, from: start), near: &piece)
    case .twoCircles(let circles):
      guard let offset = circles.offset(at: p, ramp) else { return 0 }
      return ramp.color(at: offset, near: &piece)
    }
  }
}

/// Two circles whose radii and centers are interpolated: the greatest offset whose circle passes through a point wins.
///
/// - SeeAlso: ISO 32000-1:2008, 8.7.4.5.4, type 3 shadings. We differ: each pixel solves for its
///   circle, none is painted over another; the larger solution that is on the gradient wins.
struct TwoCircles {
  /// The center of the end circle, relative to the start circle's center.
  let center: Point
  let startRadius: Double
  let radiusChange: Double

  /// Whether the end circle contains the start circle, so that every point has an offset.
  var coversPlane: Bool {
    let distance = (center.x * center.x + center.y * center.y).squareRoot()
    return distance < radiusChange.magnitude
  }

  func offset(at p: Point, _ ramp: PremultipliedRamp) -> Double? {
    let a = center.x * center.x + center.y * center.y - radiusChange * radiusChange
    let b = p.x * center.x + p.y * center.y + startRadius * radiusChange
    let c = p.x * p.x + p.y * p.y - startRadius * startRadius
    if a == 0 {
      guard b != 0 else { return nil }
      return valid(c / (2 * b), ramp)
    }
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let t0 = (b + root) / a
    let t1 = (b - root) / a
    return valid(max(t0, t1), ramp) ?? valid(min(t0, t1), ramp)
  }

  private func valid(_ t: Double, _ ramp: PremultipliedRamp) -> Double? {
    guard startRadius + t * radiusChange >= 0 else { return nil }
    if t < 0 && ramp.before == 0 || t > 1 && ramp.after == 0 { return nil }
    return t
  }
}
