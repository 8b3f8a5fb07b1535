import DarkroomCoreGraphics
import DarkroomQuartzCore
import Foundation

extension UIViewController {
  struct ContainmentState {
    weak var parent: UIViewController?
    var children: [UIViewController] = []
    /// The controller that this one presents, which it owns as it owns its children.
    var presented: UIViewController?
    /// The move that the next appearance or disappearance completes.
    var pendingMove: ParentMove?
    var isMovingToParent = false
    var isMovingFromParent = false

    /// Releases the controllers that this one owns, without using a stack frame for each level.
    mutating func releaseControllers() {
      var doomed = children + (presented.map { [$0] } ?? [])
      children = []
      presented = nil
      ReleaseQueue.release(&doomed)
    }
  }

  /// Adds a child and announces the move; the container calls `didMove(toParent:)`.
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    UncaughtException.require(
      child !== self && (child.containment.children.isEmpty || !isInside(child)),
      "Can't add \(child) as a child of \(self), which it contains or is",
      name: .invalidArgument)
    child.removeFromParent()
    child.containment.pendingMove = .entering
    child.willMove(toParent: self)
    containment.children.append(child)
    child.containment.parent = self
    child.traitsMayHaveChanged()
  }

  /// Removes the controller and reports the move; the container has already called `willMove(toParent: nil)`.
  func leaveParent() {
    guard let parent = containment.parent else { return }
    parent.containment.children.remove(identical: self)
    containment.parent = nil
    containment.pendingMove = .leaving
    traits.parentOverrides = nil
    traitsMayHaveChanged()
    didMove(toParent: nil)
    parent.childHasLeft(self)
    if containment.parent == nil { containment.pendingMove = nil }
  }

  /// Announces that a child will be removed.
  ///
  /// The child's own method may be overridden, so that it does not suffice to remember the move.
  func announceRemoval(of child: UIViewController) {
    child.containment.pendingMove = .leaving
    child.willMove(toParent: nil)
  }

  // MARK: Reasons of appearance

  /// Relates a beginning appearance or disappearance to the move that it follows.
  func beginMove(isAppearing: Bool) {
    containment.isMovingToParent = isAppearing && containment.pendingMove == .entering
    containment.isMovingFromParent = !isAppearing && containment.pendingMove == .leaving
    if containment.isMovingToParent || containment.isMovingFromParent {
      containment.pendingMove = nil
    }
  }

  /// Ends the move that the ending appearance or disappearance has followed.
  func endMove() {
    containment.isMovingToParent = false
    containment.isMovingFromParent = false
  }

  func exchange(
    _ from: UIViewController, for to: UIViewController, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    from.beginAppearanceTransition(false, animated: false)
    to.beginAppearanceTransition(true, animated: false)
    from.view.superview?.addSubview(to.view)
    animations?()
    from.view.removeFromSuperview()
    to.endAppearanceTransition()
    from.endAppearanceTransition()
    if let completion { MainQueue.async { completion(true) } }
  }

  /// Whether this controller is the other one or one of its descendants.
  private func isInside(_ other: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.parent
    }
    return false
  }

  /// The nearest enclosing controller of a type, not including this one.
  func enclosing<T: UIViewController>(_ type: T.Type) -> T? {
    var controller = parent
    while let current = controller {
      if let found = current as? T { return found }
      controller = current.parent
    }
    return nil
  }
}
