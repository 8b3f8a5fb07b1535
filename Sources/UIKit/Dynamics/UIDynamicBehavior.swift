import DarkroomCoreGraphics
public import Foundation

/// How items are to move; one with children is all of theirs together.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called for each frame, when the items have moved.
  open var action: (() -> Void)?
  private weak var animator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  public override init() { super.init() }

  /// The one that the behavior, or the one above it, was added to.
  open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent !== self else { return }
    behavior.parent = self
    childBehaviors.append(behavior)
    resume()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    behavior.parent = nil
    childBehaviors.removeAll { $0 === behavior }
  }

  /// Called with nil when the behavior leaves its animator.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  final func move(to animator: UIDynamicAnimator?) {
    willMove(to: animator)
    self.animator = animator
  }

  /// Those that the behavior and its children know.
  final var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }
  var ownItems: [any UIDynamicItem] { [] }

  /// The behavior with all below it.
  final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  /// Has the animator go on, because something changed.
  final func resume() { dynamicAnimator?.resume() }

  // A frame: it begins once, has some steps, in each of which items are moved and then taken apart, and ends.

  func begin(in world: DynamicWorld) {}
  func force(_ seconds: CGFloat, in world: DynamicWorld) {}
  func separate(in world: DynamicWorld) {}
  func end() {}
}
