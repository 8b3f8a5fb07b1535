import DarkroomCoreGraphics
public import Foundation

/// Connects an item to a point or to another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of thing to which an item is attached.
  public enum AttachmentType: Int, Sendable { case items, anchor }

  /// The one or two items that are connected.
  public let items: [any UIDynamicItem]
  public let attachedBehaviorType: AttachmentType
  /// The fixed end in the reference view's coordinates; zero and unused between two items.
  open var anchorPoint: CGPoint { didSet { resume() } }
  /// The length of the connection in points; initially the distance between its ends.
  open var length: CGFloat { didSet { resume() } }
  /// The damping of a spring: 0 oscillates most, 1 least.
  open var damping: CGFloat = 0 { didSet { resume() } }
  /// The frequency of a spring in oscillations per second; 0 for a rod.
  open var frequency: CGFloat = 0 { didSet { resume() } }
  private let offsets: [UIOffset]
  /// - Important: Inert. Nothing moves.
  open var frictionTorque: CGFloat = 0

  /// Connects the center of the item to a point of the reference view.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    offsets = [offset]
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = Self.distance(Self.point(of: item, offset), point)
    super.init()
  }

  /// Connects the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    offsets = [offset1, offset2]
    attachedBehaviorType = .items
    anchorPoint = .zero
    length = Self.distance(Self.point(of: item1, offset1), Self.point(of: item2, offset2))
    super.init()
  }

  override var ownItems: [any UIDynamicItem] { items }

  override func force(_ seconds: CGFloat, in world: DynamicWorld) {
    let bodies = items.compactMap { world.body(of: $0) }
    guard bodies.count == items.count, let body = bodies.first else { return }
    let arms = zip(bodies, offsets).map { $0.arm($1) }
    var joint = DynamicJoint(body: body, arm: arms[0], frequency: frequency, damping: damping)
    var end = anchorPoint
    if bodies.count > 1 {
      (joint.other, joint.otherArm) = (bodies[1], arms[1])
      end = CGPoint(x: bodies[1].center.x + arms[1].x, y: bodies[1].center.y + arms[1].y)
    }
    let apart = CGVector(
      dx: body.center.x + arms[0].x - end.x, dy: body.center.y + arms[0].y - end.y)
    let distance = (apart.dx * apart.dx + apart.dy * apart.dy).squareRoot()
    guard length > 0.5, distance > 0.001 else {
      // The joint is a pin, because no direction is defined; it is solved along both axes.
      joint.solve(along: CGVector(dx: 1, dy: 0), error: apart.dx, seconds)
      joint.solve(along: CGVector(dx: 0, dy: 1), error: apart.dy, seconds)
      return
    }
    joint.solve(
      along: CGVector(dx: apart.dx / distance, dy: apart.dy / distance),
      error: distance - length, seconds)
  }

  private static func point(of item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    CGPoint(x: item.center.x + offset.horizontal, y: item.center.y + offset.vertical)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}
