import Foundation

extension UIViewController {
  struct PresentationState {
    weak var presenting: UIViewController?
    var container: UIView?
    var isBeingPresented = false
    var isBeingDismissed = false
    /// The presentation controller of this controller, for a current or future presentation.
    var steering: UIPresentationController?
    weak var delegate: (any UIViewControllerTransitioningDelegate)?
    /// What this controller takes part in now.
    var transition: ViewControllerTransition?
  }

  /// The controller that a child presents is the one that the child's container presents.
  var nearestPresented: UIViewController? {
    ancestry.lazy.compactMap(\.containment.presented).first
  }

  var nearestPresenting: UIViewController? {
    ancestry.lazy.compactMap(\.presentation.presenting).first
  }

  var ancestry: [UIViewController] { Array(sequence(first: self) { $0.parent }) }

  private var presenter: UIViewController {
    var controller = self
    while let parent = controller.parent, !controller.definesPresentationContext {
      controller = parent
    }
    return controller
  }

  /// Whether this controller, or its container, is presented as a sheet.
  var isInSheet: Bool {
    ancestry.contains { ($0.presentation.container as? UITransitionView)?.isSheet == true }
  }

  // MARK: Presenting

  /// Presents a controller over the window; immediately, unless an animator runs the transition.
  ///
  /// A controller outside a window presents nothing, as on iOS.
  func presentOverAll(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter
    guard let window = presenter.viewIfLoaded?.window else {
      return report("has no window", controller)
    }
    guard presenter.containment.presented == nil else {
      return report("is already presenting", controller)
    }
    presenter.containment.presented = controller
    controller.presentation.presenting = presenter
    controller.presentation.isBeingPresented = true
    let change = PresentationChange(
      of: controller, over: presenter, in: window, isPresenting: true, animated: animated)
    let delegate = controller.presentation.delegate
    let animator =
      animated
      ? delegate?.animationController(
        forPresented: controller, presenting: presenter, source: self) : nil
    let interaction = animator.flatMap {
      delegate?.interactionControllerForPresentation(using: $0)
    }
    change.begin(animator, interaction, completion: completion)
  }

  private func report(_ reason: String, _ controller: UIViewController) {
    let line = "Attempt to present \(controller) on \(self), which \(reason).\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  // MARK: Dismissing

  /// Dismisses the controller that this controller presents, or this controller if it presents none.
  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    let target = containment.presented ?? nearestPresented ?? nearestPresentedAncestor
    if let target {
      target.endPresentation(animated: animated, completion: completion)
    } else if let completion {
      MainQueue.async { completion() }
    }
  }

  private var nearestPresentedAncestor: UIViewController? {
    ancestry.first { $0.presentation.presenting != nil }
  }

  private func endPresentation(animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presentation.presenting, let container = presentation.container,
      !presentation.isBeingDismissed
    else { return }
    containment.presented?.endPresentation(animated: false, completion: nil)
    presentation.isBeingDismissed = true
    let change = PresentationChange(
      of: self, over: presenter, in: container, isPresenting: false, animated: animated)
    let animator = animated ? presentation.delegate?.animationController(forDismissed: self) : nil
    let interaction = animator.flatMap {
      presentation.delegate?.interactionControllerForDismissal(using: $0)
    }
    change.begin(animator, interaction, completion: completion)
  }

  func dismissEverythingPresented() {
    containment.presented?.endPresentation(animated: false, completion: nil)
  }
}
