import DarkroomCoreGraphics
import Foundation

/// Holds a place of an item at a place of another item, or of the reference view: rigidly, or as a damped spring.
///
/// - SeeAlso: Erin Catto, "Soft Constraints", Game Developers Conference 2011. We differ: it is solved once in each of
///   four steps of a frame, and not iterated.
@MainActor
struct DynamicJoint {
  let body: DynamicBody
  let arm: CGPoint
  /// Nil for a place of the reference view.
  var other: DynamicBody?
  var otherArm = CGPoint.zero
  /// Swings in a second; 0 for a rigid joint.
  let frequency: CGFloat
  /// 1 for no swing at all.
  let damping: CGFloat

  /// Along a direction of length 1.
  ///
  /// - Parameter error: how many points the first place is too far in that direction.
  func solve(along direction: CGVector, error: CGFloat, _ seconds: CGFloat) {
    let resistance =
      mobility(body, arm, direction) + (other.map { mobility($0, otherArm, direction) } ?? 0)
    guard resistance > 0 else { return }
    let (softness, bias) = softness(error, mass: 1 / resistance, seconds)
    var speed = dot(body.velocity(at: arm), direction)
    if let other { speed -= dot(other.velocity(at: otherArm), direction) }
    let impulse = -(speed + bias) / (resistance + softness)
    body.push(CGVector(dx: direction.dx * impulse, dy: direction.dy * impulse), at: arm)
    other?.push(CGVector(dx: -direction.dx * impulse, dy: -direction.dy * impulse), at: otherArm)
  }

  private func softness(
    _ error: CGFloat, mass: CGFloat, _ seconds: CGFloat
  ) -> (softness: CGFloat, bias: CGFloat) {
    guard frequency > 0 else { return (0, error * 0.5 / seconds) }
    let pulse = 2 * .pi * frequency
    let (drag, stiffness) = (2 * mass * damping * pulse, mass * pulse * pulse)
    let softness = 1 / (seconds * (drag + seconds * stiffness))
    return (softness, error * seconds * stiffness * softness)
  }

  private func mobility(_ body: DynamicBody, _ arm: CGPoint, _ direction: CGVector) -> CGFloat {
    let turn = arm.x * direction.dy - arm.y * direction.dx
    return body.inverseMass + turn * turn * body.inverseInertia
  }

  private func dot(_ point: CGPoint, _ direction: CGVector) -> CGFloat {
    point.x * direction.dx + point.y * direction.dy
  }
}
