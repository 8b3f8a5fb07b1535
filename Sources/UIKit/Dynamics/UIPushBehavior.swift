public import DarkroomCoreGraphics
public import Foundation

/// Pushes items, once or all the time.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long the force lasts.
  public enum Mode: Int, Sendable { case continuous, instantaneous }

  private var known = DynamicItems()
  private var direction = DynamicDirection(CGVector(dx: 0, dy: 0))
  private var offsets = DynamicItemValues<UIOffset>()
  public let mode: Mode
  /// Turned off by a push that is done in an instant.
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

  /// Radians, clockwise from the right.
  open var angle: CGFloat {
    get { direction.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    direction = DynamicDirection(angle: angle, magnitude: magnitude)
    resume()
  }
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

  /// A magnitude of 1 makes an item of 100 by 100 points faster by 100 points a second, each second, or in an instant.
  private func push(_ seconds: CGFloat, in world: DynamicWorld) {
    let vector = direction.vector
    let impulse = CGVector(dx: 100 * vector.dx * seconds, dy: 100 * vector.dy * seconds)
    for item in items {
      guard let body = world.body(of: item) else { continue }
      body.push(impulse, at: body.arm(targetOffsetFromCenter(for: item)))
    }
  }

  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[item] ?? .zero
  }
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[item] = o
  }
}
