import DarkroomCoreGraphics
public import Foundation

/// What items are like: how they bounce, slide and turn.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var known = DynamicItems()
  private var linear = DynamicItemValues<CGPoint>()
  private var angular = DynamicItemValues<CGFloat>()

  public init(items: [any UIDynamicItem]) {
    known = DynamicItems(items)
    super.init()
  }

  public convenience override init() { self.init(items: []) }

  open func addItem(_ item: any UIDynamicItem) { known.add(item) }
  open func removeItem(_ item: any UIDynamicItem) { known.remove(item) }
  open var items: [any UIDynamicItem] { known.all }
  override var ownItems: [any UIDynamicItem] { items }

  /// - Important: Inert. Nothing moves.
  open var elasticity: CGFloat = 0
  /// - Important: Inert. Nothing moves.
  open var friction: CGFloat = 0
  /// - Important: Inert. Nothing moves.
  open var density: CGFloat = 1
  /// - Important: Inert. Nothing moves.
  open var resistance: CGFloat = 0
  /// - Important: Inert. Nothing moves.
  open var angularResistance: CGFloat = 0
  /// - Important: Inert. Nothing moves.
  open var charge: CGFloat = 0
  /// - Important: Inert. Nothing moves.
  open var isAnchored = false
  /// - Important: Inert. Nothing moves.
  open var allowsRotation = true

  /// Points in a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let old = linearVelocity(for: item)
    linear[item] = CGPoint(x: old.x + velocity.x, y: old.y + velocity.y)
  }
  /// What was added.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { linear[item] ?? .zero }
  /// Radians in a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    angular[item] = angularVelocity(for: item) + velocity
  }
  /// What was added.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { angular[item] ?? 0 }
}
