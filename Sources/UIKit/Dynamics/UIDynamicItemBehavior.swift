import DarkroomCoreGraphics
public import Foundation

/// Sets the physical properties of items, such as elasticity, friction and density.
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

  /// The elasticity from 0 to 1; at 1 a collision loses no speed.
  open var elasticity: CGFloat = 0 { didSet { resume() } }
  /// The friction between things that touch, of which the higher value counts; 0 by default.
  open var friction: CGFloat = 0 { didSet { resume() } }
  /// The mass of 10,000 square points of the item.
  open var density: CGFloat = 1 { didSet { resume() } }
  /// How much movement slows down; 0 by default, at which items move on.
  open var resistance: CGFloat = 0 { didSet { resume() } }
  /// How much rotation slows down; 0 by default.
  open var angularResistance: CGFloat = 0 { didSet { resume() } }
  /// - Important: Inert. Nothing moves.
  open var charge: CGFloat = 0
  /// Whether the item stays where it is, and others collide with it; false by default.
  open var isAnchored = false { didSet { resume() } }
  /// Whether the item may rotate; true by default.
  open var allowsRotation = true { didSet { resume() } }

  /// Adds to the velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let old = linear[item] ?? .zero
    linear[item] = CGPoint(x: old.x + velocity.x, y: old.y + velocity.y)
    resume()
  }
  /// The velocity in points per second, with what was added and has not acted yet.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let (own, added) = (body(of: item)?.velocity ?? .zero, linear[item] ?? .zero)
    return CGPoint(x: own.x + added.x, y: own.y + added.y)
  }
  /// Adds to the angular velocity of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    angular[item] = (angular[item] ?? 0) + velocity
    resume()
  }
  /// The angular velocity in radians per second, with what was added and has not acted yet.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    (body(of: item)?.angularVelocity ?? 0) + (angular[item] ?? 0)
  }

  private func body(of item: any UIDynamicItem) -> DynamicBody? {
    dynamicAnimator?.world.body(of: item)
  }

  override func begin(in world: DynamicWorld) {
    for item in items {
      guard let body = world.body(of: item) else { continue }
      body.traits = DynamicTraits(
        elasticity: elasticity, friction: friction, density: density, resistance: resistance,
        angularResistance: angularResistance, isAnchored: isAnchored,
        allowsRotation: allowsRotation)
      body.velocity = linearVelocity(for: item)
      body.angularVelocity = angularVelocity(for: item)
      linear[item] = nil
      angular[item] = nil
      if isAnchored { (body.velocity, body.angularVelocity) = (.zero, 0) }
    }
  }
}
