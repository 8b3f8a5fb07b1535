extension UIViewController {
  struct AppearanceState {
    var phase = AppearancePhase.disappeared
    var isAnimated = false
  }

  enum AppearancePhase { case disappeared, appearing, appeared, disappearing }

  var isInTransition: Bool { appearance.phase == .appearing || appearance.phase == .disappearing }

  func beginTransition(isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfNeeded()
      (self as? UINavigationController)?.showAwaitedContent()
    }
    appearance.phase = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    beginMove(isAppearing: isAppearing)
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
    for child in forwardedChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
    if isAppearing, storedView?.window != nil { viewIsAppearing(animated) }
  }

  func endTransition() {
    guard isInTransition else { return }
    let isAppearing = appearance.phase == .appearing
    if isAppearing { beginLateChildren() }
    for child in forwardedChildren where child.isInTransition { child.endAppearanceTransition() }
    appearance.phase = isAppearing ? .appeared : .disappeared
    isAppearing ? viewDidAppear(appearance.isAnimated) : viewDidDisappear(appearance.isAnimated)
    endMove()
  }

  fileprivate func endLateChildren() {
    let late = forwardedChildren.filter { $0.appearance.phase == .disappeared }
    beginLateChildren()
    for child in late where child.isInTransition { child.endAppearanceTransition() }
  }

  /// Makes children appear that were added while this controller began to appear, for example by its first layout.
  fileprivate func beginLateChildren() {
    for child in forwardedChildren where child.appearance.phase == .disappeared {
      child.beginAppearanceTransition(true, animated: appearance.isAnimated)
    }
  }

  /// The children that appear and disappear with this controller.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = storedView else { return [] }
    return containment.children.filter { $0.storedView?.isInside(view) ?? false }
  }

  // MARK: Moves between windows

  /// Whether this controller appears and disappears when its view moves between windows.
  ///
  /// It does not during a transition that a container runs, or if the parent forwards appearance calls itself.
  fileprivate var followsWindow: Bool {
    !isInTransition && (parent?.shouldAutomaticallyForwardAppearanceMethods ?? true)
      && !(parent?.isInTransition ?? false)
  }
}

/// The controllers whose views enter or leave a window together.
///
/// Before the move parents are notified first, and after it children are.
@MainActor
struct AppearanceMove {
  private let controllers: [UIViewController]
  private let isAppearing: Bool

  init(of root: UIView, isAppearing: Bool) {
    var found: [UIViewController] = []
    root.forEachInTree { view in
      if let controller = view.hierarchy.controller, controller.followsWindow {
        found.append(controller)
      }
    }
    controllers = found
    self.isAppearing = isAppearing
  }

  func begin() {
    for controller in controllers {
      controller.appearance.phase = isAppearing ? .appearing : .disappearing
      controller.appearance.isAnimated = false
      controller.beginMove(isAppearing: isAppearing)
      isAppearing ? controller.viewWillAppear(false) : controller.viewWillDisappear(false)
    }
  }

  func end(laysOut view: UIView?) {
    if isAppearing, !controllers.isEmpty {
      for controller in controllers { controller.viewIsAppearing(false) }
      view?.layoutIfNeeded()
    }
    for controller in controllers.reversed() where controller.isInTransition {
      if isAppearing { controller.endLateChildren() }
      controller.appearance.phase = isAppearing ? .appeared : .disappeared
      isAppearing ? controller.viewDidAppear(false) : controller.viewDidDisappear(false)
      controller.endMove()
    }
  }
}
