import DarkroomCoreGraphics
import Foundation

/// A contact of an item with another item or a boundary, with the direction that separates them.
@MainActor
struct DynamicContact {
  let body: DynamicBody
  /// The other item; nil for a boundary.
  var other: DynamicBody?
  /// The unit vector that points away from the other item or boundary.
  let normal: CGVector
  /// The depth of the overlap in points.
  let depth: CGFloat
  /// The speed in points per second below which nothing bounces; resting items would tremble otherwise.
  private static let leastBounce: CGFloat = 20

  /// Separates the items and reverses their velocities.
  func resolve() {
    let mobility = body.inverseMass + (other?.inverseMass ?? 0)
    guard mobility > 0 else { return }
    move(body, by: depth * body.inverseMass / mobility)
    if let other { move(other, by: -depth * other.inverseMass / mobility) }
    let relative = CGPoint(
      x: body.velocity.x - (other?.velocity.x ?? 0), y: body.velocity.y - (other?.velocity.y ?? 0))
    let speed = relative.x * normal.dx + relative.y * normal.dy
    guard speed < 0 else { return }
    let bounce =
      -speed < Self.leastBounce
      ? 0 : max(body.traits.elasticity, other?.traits.elasticity ?? 0)
    let impulse = -speed * (1 + bounce) / mobility
    push(CGVector(dx: normal.dx * impulse, dy: normal.dy * impulse))
    let tangent = CGVector(dx: -normal.dy, dy: normal.dx)
    let slide = (relative.x * tangent.dx + relative.y * tangent.dy) / mobility
    let grip = max(body.traits.friction, other?.traits.friction ?? 0) * impulse
    let brake = -min(max(slide, -grip), grip)
    push(CGVector(dx: tangent.dx * brake, dy: tangent.dy * brake))
  }

  private func push(_ impulse: CGVector) {
    body.velocity.x += impulse.dx * body.inverseMass
    body.velocity.y += impulse.dy * body.inverseMass
    guard let other else { return }
    other.velocity.x -= impulse.dx * other.inverseMass
    other.velocity.y -= impulse.dy * other.inverseMass
  }

  private func move(_ body: DynamicBody, by distance: CGFloat) {
    body.center.x += normal.dx * distance
    body.center.y += normal.dy * distance
  }

  /// The point of contact, in the reference view.
  var point: CGPoint {
    let extents = body.extents
    return CGPoint(
      x: body.center.x - normal.dx * extents.width, y: body.center.y - normal.dy * extents.height)
  }
}
