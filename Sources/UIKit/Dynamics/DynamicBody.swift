import DarkroomCoreGraphics
import DarkroomRaster
import Foundation

/// An item while an animator moves it.
///
/// An item of 100 by 100 points has a mass of 1. Lengths are in points and times in seconds.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  var center: CGPoint
  /// The angle in radians.
  var angle: CGFloat
  /// The velocity in points per second.
  var velocity = CGPoint.zero
  /// The angular velocity in radians per second.
  var angularVelocity: CGFloat = 0
  var traits = DynamicTraits()
  private var writtenAngle: CGFloat

  init(_ item: any UIDynamicItem) {
    self.item = item
    center = item.center
    angle = Self.angle(of: item)
    writtenAngle = angle
  }

  private static func angle(of item: any UIDynamicItem) -> CGFloat {
    CGFloat(PortableMath.angle(y: Double(item.transform.b), x: Double(item.transform.a)))
  }

  func readItem() {
    center = item.center
    angle = Self.angle(of: item)
    writtenAngle = angle
  }

  /// Writes the position to the item.
  ///
  /// An item that does not rotate keeps its transform, which may contain more than a rotation.
  func writeItem() {
    if item.center != center { item.center = center }
    guard angle != writtenAngle else { return }
    item.transform = CGAffineTransform(rotationAngle: angle)
    writtenAngle = angle
  }

  private var mass: CGFloat {
    max(1e-6, traits.density * item.bounds.width * item.bounds.height / 10_000)
  }

  /// The reciprocal of the mass; 0 if the item cannot be moved.
  var inverseMass: CGFloat { traits.isAnchored ? 0 : 1 / mass }

  /// The reciprocal of the moment of inertia; 0 if the item cannot rotate.
  var inverseInertia: CGFloat {
    guard !traits.isAnchored, traits.allowsRotation else { return 0 }
    let size = item.bounds.size
    return 12 / max(1e-6, mass * (size.width * size.width + size.height * size.height))
  }

  func push(_ impulse: CGVector, at arm: CGPoint = .zero) {
    velocity.x += impulse.dx * inverseMass
    velocity.y += impulse.dy * inverseMass
    angularVelocity += (arm.x * impulse.dy - arm.y * impulse.dx) * inverseInertia
  }

  func velocity(at arm: CGPoint) -> CGPoint {
    CGPoint(x: velocity.x - angularVelocity * arm.y, y: velocity.y + angularVelocity * arm.x)
  }

  /// A point of the item relative to its center, after the item's rotation.
  func arm(_ offset: UIOffset) -> CGPoint {
    let (sine, cosine) = (
      CGFloat(PortableMath.sine(Double(angle))), CGFloat(PortableMath.cosine(Double(angle)))
    )
    return CGPoint(
      x: offset.horizontal * cosine - offset.vertical * sine,
      y: offset.horizontal * sine + offset.vertical * cosine)
  }

  func advance(_ seconds: CGFloat) {
    velocity.x /= 1 + seconds * traits.resistance
    velocity.y /= 1 + seconds * traits.resistance
    angularVelocity /= 1 + seconds * traits.angularResistance
    center.x += velocity.x * seconds
    center.y += velocity.y * seconds
    angle += angularVelocity * seconds
  }

  /// Half the width and height of the item's bounding box.
  var extents: CGSize {
    let size = item.bounds.size
    if item.collisionBoundsType == .ellipse {
      return CGSize(width: size.width / 2, height: size.height / 2)
    }
    let sine = abs(CGFloat(PortableMath.sine(Double(angle))))
    let cosine = abs(CGFloat(PortableMath.cosine(Double(angle))))
    return CGSize(
      width: (size.width * cosine + size.height * sine) / 2,
      height: (size.width * sine + size.height * cosine) / 2)
  }

  /// Whether the item moves too little to be visible.
  var isAtRest: Bool {
    abs(velocity.x) < 1 && abs(velocity.y) < 1 && abs(angularVelocity) < 0.01
  }
}

/// The physical properties of an item, as its item behaviors set them.
struct DynamicTraits {
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true
}
