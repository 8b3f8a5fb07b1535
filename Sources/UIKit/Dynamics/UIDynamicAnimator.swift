import DarkroomCoreGraphics
public import Foundation

/// Moves items by their behaviors, 60 times a second while the run loop runs, until they come to rest.
///
/// Here a frame always lasts a sixtieth of a second, however late it comes, so the same number of frames leads to the
/// same positions. Forces have the units of iOS. The details of springs and collisions are our own, and collisions do
/// not rotate items.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates items move; nil if the animator has none.
  open private(set) weak var referenceView: UIView?
  /// The behaviors in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Is told when movement begins and when all items have come to rest.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  public override init() { super.init() }

  /// Adds a behavior and continues if the items were at rest; one that is there already is ignored.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.move(to: self)
    behaviors.append(behavior)
    resume()
  }

  /// Removes a behavior; without any, the animator pauses.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.move(to: nil)
    if behaviors.isEmpty { rest() }
  }

  /// Removes all behaviors and pauses.
  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  /// The items of all behaviors whose frames intersect the rectangle, without duplicates.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    DynamicItems(behaviors.flatMap(\.allItems)).all.filter {
      let size = $0.bounds.applying($0.transform).size
      let origin = CGPoint(x: $0.center.x - size.width / 2, y: $0.center.y - size.height / 2)
      return CGRect(origin: origin, size: size).intersects(rect)
    }
  }

  /// Continues from the current position of the item; a running animator does not notice if other code moves it.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.readItem()
    resume()
  }

  /// Whether items move; false about a sixth of a second after they came to rest.
  open var isRunning: Bool { timer != nil }
  /// The duration of all frames so far, in seconds.
  open var elapsedTime: TimeInterval { Double(elapsedFrames) * Self.frame }

  private static let frame = 1.0 / 60
  private static let framesToRest = 10
  final let world = DynamicWorld()
  private var timer: Timer?
  private var elapsedFrames = 0
  private var framesAtRest = 0

  /// Continues until the items are at rest again.
  final func resume() {
    framesAtRest = 0
    guard !behaviors.isEmpty, timer == nil else { return }
    delegate?.dynamicAnimatorWillResume(self)
    let timer = Timer(timeInterval: Self.frame, repeats: true) { [weak self] timer in
      let isAlive = MainActorAccess.withoutIsolation { () -> Bool in
        self?.advance()
        return self != nil
      }
      if !isAlive { timer.invalidate() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func rest() {
    guard let timer else { return }
    timer.invalidate()
    self.timer = nil
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// Advances by one frame.
  final func advance() {
    let all = behaviors.flatMap(\.family)
    world.advance(all, by: CGFloat(Self.frame))
    elapsedFrames += 1
    framesAtRest = world.isAtRest ? framesAtRest + 1 : 0
    for behavior in all { behavior.action?() }
    if framesAtRest >= Self.framesToRest { rest() }
  }
}
