public import DarkroomCoreGraphics
public import Foundation

/// Accelerates items in one direction.
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

  /// The angle in radians, clockwise from the right.
  open var angle: CGFloat {
    get { direction.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The strength; 1 is 1,000 points per second², and the default.
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction, in radians clockwise from the right, and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    direction = DynamicDirection(angle: angle, magnitude: magnitude)
    resume()
  }
  /// The direction with the strength as its length; (0, 1) by default, which is down.
  open var gravityDirection: CGVector {
    get { direction.vector }
    set {
      direction = DynamicDirection(newValue)
      resume()
    }
  }

  /// Applies the force; a magnitude of 1 is 1,000 points per second², as on iOS.
  override func force(_ seconds: CGFloat, in world: DynamicWorld) {
    let vector = direction.vector
    for body in items.lazy.compactMap({ world.body(of: $0) }) where body.inverseMass > 0 {
      body.velocity.x += 1000 * vector.dx * seconds
      body.velocity.y += 1000 * vector.dy * seconds
    }
  }
}
