import DarkroomCoreGraphics
public import Foundation

/// Would move items as their behaviors say.
///
/// Headless: nothing moves, so it never runs. Behaviors and items are kept.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  open private(set) weak var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// - Important: Inert. It never runs, so it never pauses.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public override init() { super.init() }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.move(to: self)
    behaviors.append(behavior)
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// Those of all behaviors whose frame meets the rectangle, each once.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    DynamicItems(behaviors.flatMap(\.allItems)).all.filter {
      let size = $0.bounds.applying($0.transform).size
      let origin = CGPoint(x: $0.center.x - size.width / 2, y: $0.center.y - size.height / 2)
      return CGRect(origin: origin, size: size).intersects(rect)
    }
  }

  /// - Important: Inert. Nothing moves.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  open var isRunning: Bool { false }
  /// Seconds.
  open var elapsedTime: TimeInterval { 0 }
}
