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
  /// - Important: Inert. Nothing moves.
  open var active = true

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
    set { direction.angle = newValue }
  }
  open var magnitude: CGFloat {
    get { direction.magnitude }
    set { direction.magnitude = newValue }
  }
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    direction = DynamicDirection(angle: angle, magnitude: magnitude)
  }
  open var pushDirection: CGVector {
    get { direction.vector }
    set { direction = DynamicDirection(newValue) }
  }

  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[item] ?? .zero
  }
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[item] = o
  }
}
