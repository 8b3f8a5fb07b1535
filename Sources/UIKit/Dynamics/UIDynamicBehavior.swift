import DarkroomCoreGraphics
public import Foundation

/// A rule by which items move; a behavior with children combines theirs.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviors that act as parts of this one, in the order in which they were added.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called in each frame, after the items have moved.
  open var action: (() -> Void)?
  private weak var animator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  public override init() { super.init() }

  /// The animator to which the behavior, or its parent, was added.
  open var dynamicAnimator: UIDynamicAnimator? { animator ?? parent?.dynamicAnimator }

  /// Adds a behavior, and continues if the items were at rest; one that is there already is ignored.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent !== self else { return }
    behavior.parent = self
    childBehaviors.append(behavior)
    resume()
  }

  /// Removes a behavior; one that is not a child is ignored.
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

  /// The items of the behavior and its children.
  final var allItems: [any UIDynamicItem] { ownItems + childBehaviors.flatMap(\.allItems) }
  var ownItems: [any UIDynamicItem] { [] }

  /// The behavior and all its descendants.
  final var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  /// Makes the animator continue, because something changed.
  final func resume() { dynamicAnimator?.resume() }

  // The phases of a frame: it begins once, has several steps that move items and then separate them, and ends.

  func begin(in world: DynamicWorld) {}
  func force(_ seconds: CGFloat, in world: DynamicWorld) {}
  func separate(in world: DynamicWorld) {}
  func end() {}
}
