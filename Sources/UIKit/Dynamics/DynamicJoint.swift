import DarkroomCoreGraphics
import Foundation

/// Keeps a point of an item at a point of another item or of the reference view, either rigidly or as a damped spring.
///
/// - SeeAlso: Erin Catto, "Soft Constraints", Game Developers Conference 2011. We differ: it is solved once in each of
///   four steps of a frame, and not iterated.
@MainActor
struct DynamicJoint {
  let body: DynamicBody
  let arm: CGPoint
  /// The other item; nil for a point of the reference view.
  var other: DynamicBody?
  var otherArm = CGPoint.zero
  /// The frequency in oscillations per second; 0 for a rigid joint.
  let frequency: CGFloat
  /// The damping; at 1 there is no oscillation.
  let damping: CGFloat

  /// Corrects the velocities along a direction given by a unit vector.
  ///
  /// - Parameter error: How many points the first point is too far in that direction.
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
