import DarkroomCoreGraphics
import DarkroomRaster

/// A transform of the plane, decomposed into scale, skew, rotation and translation, in this order.
///
/// - SeeAlso: CSS Transforms Module Level 1, "Decomposing a 2D matrix". We differ: a mirrored transform always
///   has a negative vertical scale, and the skew is not divided by that scale.
struct PlaneParts {
  var scaleX: CGFloat
  var scaleY: CGFloat
  var skew: CGFloat
  /// Radians.
  var angle: CGFloat
  var x: CGFloat
  var y: CGFloat

  init(_ t: CATransform3D) {
    (x, y) = (t.m41, t.m42)
    scaleX = (t.m11 * t.m11 + t.m12 * t.m12).squareRoot()
    let (a, b) = scaleX > 0 ? (t.m11 / scaleX, t.m12 / scaleX) : (1, 0)
    skew = a * t.m21 + b * t.m22
    let (c, d) = (t.m21 - a * skew, t.m22 - b * skew)
    scaleY = (c * c + d * d).squareRoot()
    if a * d < b * c { scaleY = -scaleY }
    angle = CGFloat(Rotation.angle(y: Double(b), x: Double(a)))
  }

  var transform: CATransform3D {
    let turn = Rotation(angle: Double(angle))
    let (s, c) = (CGFloat(turn.sine), CGFloat(turn.cosine))
    var t = CATransform3DIdentity
    (t.m11, t.m12) = (c * scaleX, s * scaleX)
    (t.m21, t.m22) = (c * skew - s * scaleY, s * skew + c * scaleY)
    (t.m41, t.m42) = (x, y)
    return t
  }

  /// Turns the shorter way.
  func mixed(with other: PlaneParts, _ progress: CGFloat) -> PlaneParts {
    var (mixed, other) = (self, other)
    if other.angle - angle > .pi { other.angle -= 2 * .pi }
    if angle - other.angle > .pi { other.angle += 2 * .pi }
    mixed.scaleX = scaleX.mixed(with: other.scaleX, progress)
    mixed.scaleY = scaleY.mixed(with: other.scaleY, progress)
    mixed.skew = skew.mixed(with: other.skew, progress)
    mixed.angle = angle.mixed(with: other.angle, progress)
    mixed.x = x.mixed(with: other.x, progress)
    mixed.y = y.mixed(with: other.y, progress)
    return mixed
  }
}

extension CATransform3D {
  /// Whether nothing leaves the plane.
  private var isFlat: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// Interpolates two transforms: rotations in the plane by their angle, and others element by element.
  func turned(towards other: CATransform3D, _ progress: CGFloat) -> CATransform3D {
    guard isFlat, other.isFlat else {
      return CATransform3D(rows: zip(rows, other.rows).map { $0.mixed(with: $1, progress) })
    }
    if m11 == other.m11, m12 == other.m12, m21 == other.m21, m22 == other.m22 {
      var moved = self
      moved.m41 = m41.mixed(with: other.m41, progress)
      moved.m42 = m42.mixed(with: other.m42, progress)
      return moved
    }
    return PlaneParts(self).mixed(with: PlaneParts(other), progress).transform
  }
}

/// The parts of a transform that key paths name, such as `transform.rotation.z`.
///
/// - Source: Apple, "Core Animation Programming Guide", "Key-Value Coding Extensions", for the names.
enum TransformPart: String {
  case rotation, rotationX = "rotation.x", rotationY = "rotation.y", rotationZ = "rotation.z"
  case scale, scaleX = "scale.x", scaleY = "scale.y", scaleZ = "scale.z"
  case translation, translationX = "translation.x", translationY = "translation.y"
  case translationZ = "translation.z"

  func value(in t: CATransform3D) -> AnimatedValue {
    let parts = PlaneParts(t)
    func number(_ value: CGFloat) -> AnimatedValue { .numbers([Double(value)]) }
    switch self {
    case .rotation, .rotationZ: return number(parts.angle)
    case .rotationX: return number(CGFloat(Rotation.angle(y: Double(t.m23), x: Double(t.m33))))
    case .rotationY: return number(CGFloat(Rotation.angle(y: Double(t.m31), x: Double(t.m33))))
    case .scale, .scaleX: return number(parts.scaleX)
    case .scaleY: return number(parts.scaleY)
    case .scaleZ: return number(t.m33)
    case .translation: return .numbers([Double(t.m41), Double(t.m42)])
    case .translationX: return number(t.m41)
    case .translationY: return number(t.m42)
    case .translationZ: return number(t.m43)
    }
  }

  func set(_ numbers: [Double], in t: CATransform3D) -> CATransform3D {
    guard let first = numbers.first else { return t }
    let value = CGFloat(first)
    var t = t
    switch self {
    case .translation:
      (t.m41, t.m42) = (value, numbers.count > 1 ? CGFloat(numbers[1]) : t.m42)
      return t
    case .translationX: t.m41 = value
    case .translationY: t.m42 = value
    case .translationZ: t.m43 = value
    case .rotationX: return moved(CATransform3DMakeRotation(value, 1, 0, 0), like: t)
    case .rotationY: return moved(CATransform3DMakeRotation(value, 0, 1, 0), like: t)
    case .scaleZ: t.m33 = value
    default:
      var parts = PlaneParts(t)
      switch self {
      case .rotation, .rotationZ: parts.angle = value
      case .scaleX: parts.scaleX = value
      case .scaleY: parts.scaleY = value
      default: (parts.scaleX, parts.scaleY) = (value, value)
      }
      let plane = parts.transform
      (t.m11, t.m12, t.m21, t.m22) = (plane.m11, plane.m12, plane.m21, plane.m22)
    }
    return t
  }

  /// A rotation out of the plane with the translation and scale of another transform.
  private func moved(_ turn: CATransform3D, like t: CATransform3D) -> CATransform3D {
    let parts = PlaneParts(t)
    var turned = CATransform3DConcat(
      CATransform3DMakeScale(parts.scaleX, parts.scaleY, 1), turn)
    (turned.m41, turned.m42, turned.m43) = (t.m41, t.m42, t.m43)
    return turned
  }
}
