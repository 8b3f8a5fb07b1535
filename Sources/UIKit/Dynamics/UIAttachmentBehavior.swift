import DarkroomCoreGraphics
public import Foundation

/// Ties an item to a point or to another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to.
  public enum AttachmentType: Int, Sendable { case items, anchor }

  public let items: [any UIDynamicItem]
  public let attachedBehaviorType: AttachmentType
  /// - Important: Inert. Nothing moves.
  open var anchorPoint: CGPoint
  /// In points; at first what lies between the two.
  open var length: CGFloat
  /// - Important: Inert. Nothing moves.
  open var damping: CGFloat = 0
  /// - Important: Inert. Nothing moves.
  open var frequency: CGFloat = 0
  /// - Important: Inert. Nothing moves.
  open var frictionTorque: CGFloat = 0

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = Self.distance(Self.point(of: item, offset), point)
    super.init()
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    attachedBehaviorType = .items
    anchorPoint = .zero
    length = Self.distance(Self.point(of: item1, offset1), Self.point(of: item2, offset2))
    super.init()
  }

  override var ownItems: [any UIDynamicItem] { items }

  private static func point(of item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    CGPoint(x: item.center.x + offset.horizontal, y: item.center.y + offset.vertical)
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}
