public import DarkroomCoreGraphics
public import Foundation

/// Lets items fall.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var known = DynamicItems()
  private var direction = DynamicDirection(CGVector(dx: 0, dy: 1))

  public init(items: [any UIDynamicItem]) {
    known = DynamicItems(items)
    super.init()
  }

  public convenience override init() { self.init(items: []) }

  open func addItem(_ item: any UIDynamicItem) { known.add(item) }
  open func removeItem(_ item: any UIDynamicItem) { known.remove(item) }
  open var items: [any UIDynamicItem] { known.all }
  override var ownItems: [any UIDynamicItem] { items }

  /// Radians, clockwise from the right.
  open var angle: CGFloat {
    get { direction.angle }
    set { direction.angle = newValue }
  }
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set { direction.magnitude = newValue }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    direction = DynamicDirection(angle: angle, magnitude: magnitude)
  }
  open var gravityDirection: CGVector {
    get { direction.vector }
    set { direction = DynamicDirection(newValue) }
  }
}
