import DarkroomCoreGraphics
import DarkroomQuartzCore
import Foundation

extension UIViewController {
  struct ContainmentState {
    weak var parent: UIViewController?
    var children: [UIViewController] = []
    var isMovingToParent = false
    var isMovingFromParent = false
  }

  /// Announces the move; the container calls `didMove(toParent:)`.
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    UncaughtException.require(
      child !== self && (child.containment.children.isEmpty || !isInside(child)),
      "Can't add \(child) as a child of \(self), which it contains or is",
      name: .invalidArgument)
    child.removeFromParent()
    child.willMove(toParent: self)
    containment.children.append(child)
    child.containment.parent = self
    child.traitsMayHaveChanged()
  }

  /// Reports the move; the container has called `willMove(toParent: nil)`.
  func leaveParent() {
    guard let parent = containment.parent else { return }
    parent.containment.children.remove(identical: self)
    containment.parent = nil
    traits.parentOverrides = nil
    traitsMayHaveChanged()
    didMove(toParent: nil)
    parent.childHasLeft(self)
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

  /// Frees children and presented controllers that nobody else holds one after the other, so that depth costs no
  /// stack.
  nonisolated func releaseControllersIteratively() {
    var doomed = orphanedControllers()
    while var controller = doomed.popLast() {
      guard isKnownUniquelyReferenced(&controller) else { continue }
      doomed.append(contentsOf: controller.orphanedControllers())
    }
  }

  /// Lets go of the controllers that this one owns.
  private nonisolated func orphanedControllers() -> [UIViewController] {
    let orphans = containment.children + (presentation.presented.map { [$0] } ?? [])
    containment.children = []
    presentation.presented = nil
    return orphans
  }

  /// Whether this controller is another or below it.
  private func isInside(_ other: UIViewController) -> Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if current === other { return true }
      controller = current.parent
    }
    return false
  }

  /// The nearest controller above of a kind, this one not included.
  func enclosing<T: UIViewController>(_ type: T.Type) -> T? {
    var controller = parent
    while let current = controller {
      if let found = current as? T { return found }
      controller = current.parent
    }
    return nil
  }
}
