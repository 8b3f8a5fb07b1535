import DarkroomCoreGraphics
import DarkroomRaster
import Foundation

/// Finds the contacts in each frame.
///
/// Items collide as upright rectangles, and collisions do not rotate them.
extension UICollisionBehavior {
  /// Two items, or an item and a boundary, while they are in contact.
  struct Touch {
    let item: any UIDynamicItem
    var other: (any UIDynamicItem)?
    var boundary: (any NSCopying)?
    var point: CGPoint

    func isSame(as touch: Touch) -> Bool {
      item === touch.item && other === touch.other
        && (boundary as? NSObject) == (touch.boundary as? NSObject)
    }
  }

  func separateItems(in world: DynamicWorld) {
    let bodies = items.compactMap { world.body(of: $0) }
    if collisionMode.contains(.items) {
      for (index, body) in bodies.enumerated() {
        for other in bodies[(index + 1)...] { separate(body, other) }
      }
    }
    guard collisionMode.contains(.boundaries) else { return }
    for body in bodies {
      for contact in referenceContacts(of: body) { note(contact, at: nil) }
      for (identifier, path) in pathsOfBoundaries {
        for (start, end) in path.cgPath.segments {
          if let contact = contact(of: body, start, end) { note(contact, at: identifier) }
        }
      }
    }
  }

  private func note(_ contact: DynamicContact, at boundary: (any NSCopying)?) {
    contact.resolve()
    note(
      Touch(
        item: contact.body.item, other: contact.other?.item, boundary: boundary,
        point: contact.point))
  }

  private func separate(_ body: DynamicBody, _ other: DynamicBody) {
    let (a, b) = (body.extents, other.extents)
    let apart = CGPoint(x: body.center.x - other.center.x, y: body.center.y - other.center.y)
    let depth = CGSize(
      width: a.width + b.width - abs(apart.x), height: a.height + b.height - abs(apart.y))
    guard depth.width > 0, depth.height > 0 else { return }
    let isBeside = depth.width < depth.height
    let sign: CGFloat = (isBeside ? apart.x : apart.y) < 0 ? -1 : 1
    let normal = isBeside ? CGVector(dx: sign, dy: 0) : CGVector(dx: 0, dy: sign)
    note(
      DynamicContact(
        body: body, other: other, normal: normal, depth: min(depth.width, depth.height)), at: nil)
  }

  /// Contacts with the edges of the reference view, from the inside.
  private func referenceContacts(of body: DynamicBody) -> [DynamicContact] {
    guard let inside = referenceBoundary else { return [] }
    let extents = body.extents
    let depths: [(CGVector, CGFloat)] = [
      (CGVector(dx: 1, dy: 0), inside.minX - (body.center.x - extents.width)),
      (CGVector(dx: -1, dy: 0), body.center.x + extents.width - inside.maxX),
      (CGVector(dx: 0, dy: 1), inside.minY - (body.center.y - extents.height)),
      (CGVector(dx: 0, dy: -1), body.center.y + extents.height - inside.maxY),
    ]
    return depths.filter { $0.1 > 0 }.map { DynamicContact(body: body, normal: $0, depth: $1) }
  }

  /// A contact with a line, on the side where the item's center is.
  private func contact(
    of body: DynamicBody, _ start: CGPoint, _ end: CGPoint
  ) -> DynamicContact? {
    let along = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let length = (along.dx * along.dx + along.dy * along.dy).squareRoot()
    guard length > 0 else { return nil }
    let normal = CGVector(dx: -along.dy / length, dy: along.dx / length)
    let from = CGPoint(x: body.center.x - start.x, y: body.center.y - start.y)
    let place = (from.x * along.dx + from.y * along.dy) / length
    let distance = from.x * normal.dx + from.y * normal.dy
    let extents = body.extents
    let reach = abs(normal.dx) * extents.width + abs(normal.dy) * extents.height
    guard place >= 0, place <= length, abs(distance) < reach else { return nil }
    let side: CGFloat = distance < 0 ? -1 : 1
    return DynamicContact(
      body: body, normal: CGVector(dx: normal.dx * side, dy: normal.dy * side),
      depth: reach - abs(distance))
  }

  /// Notifies the delegate of the contacts that began or ended since the last frame.
  func tellTouches(_ touches: [Touch], since old: [Touch]) {
    guard let delegate = collisionDelegate else { return }
    for touch in touches where !old.contains(where: { $0.isSame(as: touch) }) {
      if let other = touch.other {
        delegate.collisionBehavior(self, beganContactFor: touch.item, with: other, at: touch.point)
      } else {
        delegate.collisionBehavior(
          self, beganContactFor: touch.item, withBoundaryIdentifier: touch.boundary, at: touch.point
        )
      }
    }
    for touch in old where !touches.contains(where: { $0.isSame(as: touch) }) {
      if let other = touch.other {
        delegate.collisionBehavior(self, endedContactFor: touch.item, with: other)
      } else {
        delegate.collisionBehavior(
          self, endedContactFor: touch.item, withBoundaryIdentifier: touch.boundary)
      }
    }
  }
}

extension CGPath {
  /// The line segments of the outline; curves are approximated within half a point.
  fileprivate var segments: [(CGPoint, CGPoint)] {
    let path = flattened(threshold: 0.5).raster
    var (segments, points) = ([(CGPoint, CGPoint)](), path.points.map { CGPoint($0) }[...])
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for verb in path.verbs {
      let next = verb == .close ? start : points.removeFirst()
      if verb == .move { start = next } else { segments.append((current, next)) }
      current = next
    }
    return segments
  }
}
