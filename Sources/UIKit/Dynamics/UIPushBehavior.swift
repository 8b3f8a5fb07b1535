public import DarkroomCoreGraphics
public import Foundation

/// Applies a force to items, once or continuously.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// Whether the force acts once or continuously.
  public enum Mode: Int, Sendable { case continuous, instantaneous }

  private var known = DynamicItems()
  private var direction = DynamicDirection(CGVector(dx: 0, dy: 0))
  private var offsets = DynamicItemValues<UIOffset>()
  /// Whether the force acts all the time or once.
  public let mode: Mode
  /// Whether the force acts; an instantaneous push sets it to false when it is done.
  open var active = true { didSet { if active { resume() } } }

  public init(items: [any UIDynamicItem], mode: Mode) {
    known = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  open func addItem(_ item: any UIDynamicItem) { known.add(item) }
  open func removeItem(_ item: any UIDynamicItem) { known.remove(item) }
  open var items: [any UIDynamicItem] { known.all }
  override var ownItems: [any UIDynamicItem] { items }

  /// The angle in radians, clockwise from the right.
  open var angle: CGFloat {
    get { direction.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The force; 1 accelerates an item of 100 by 100 points by 100 points per second.
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction, in radians clockwise from the right, and the force.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    direction = DynamicDirection(angle: angle, magnitude: magnitude)
    resume()
  }
  /// The direction with the force as its length; zero by default, which pushes nothing.
  open var pushDirection: CGVector {
    get { direction.vector }
    set {
      direction = DynamicDirection(newValue)
      resume()
    }
  }

  override func begin(in world: DynamicWorld) {
    guard active, mode == .instantaneous else { return }
    push(1, in: world)
    active = false
  }

  override func force(_ seconds: CGFloat, in world: DynamicWorld) {
    if active, mode == .continuous { push(seconds, in: world) }
  }

  /// Applies the force.
  ///
  /// A magnitude of 1 accelerates an item of 100 by 100 points by 100 points per second, either each second or at once.
  private func push(_ seconds: CGFloat, in world: DynamicWorld) {
    let vector = direction.vector
    let impulse = CGVector(dx: 100 * vector.dx * seconds, dy: 100 * vector.dy * seconds)
    for item in items {
      guard let body = world.body(of: item) else { continue }
      body.push(impulse, at: body.arm(targetOffsetFromCenter(for: item)))
    }
  }

  /// Where the force acts, in points from the item's center; zero by default.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[item] ?? .zero
  }
  /// Sets where the force acts; away from the center it also turns the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[item] = o
  }
}
