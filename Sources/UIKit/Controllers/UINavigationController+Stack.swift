import DarkroomCoreGraphics

extension UINavigationController {
  func checkPush(_ controller: UIViewController) {
    UncaughtException.require(
      !(controller is UINavigationController),
      "Pushing a navigation controller is not supported", name: .invalidArgument)
    UncaughtException.require(
      !stack.contains { $0 === controller },
      "Pushing the same view controller instance more than once is not supported (\(controller))",
      name: .invalidArgument)
  }

  func checkDistinct(_ controllers: [UIViewController]) {
    UncaughtException.require(
      Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
      "All view controllers in a navigation controller must be distinct (\(controllers))",
      name: .invalidArgument)
  }

  /// Changes the stack; the old top leaves and the new one appears at once.
  func change(_ animated: Bool, _ body: () -> Void) {
    let old = stack
    body()
    let (before, after) = (
      Set(old.map(ObjectIdentifier.init)), Set(stack.map(ObjectIdentifier.init))
    )
    let removed = old.filter { !after.contains(ObjectIdentifier($0)) }
    let added = stack.filter { !before.contains(ObjectIdentifier($0)) }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in stack where controller.parent !== self { addChild(controller) }
    if isViewLoaded { showTop(insteadOf: old.last, animated) }
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
    barDidChange()
  }

  func showTop(insteadOf old: UIViewController?, _ animated: Bool) {
    guard let top = topViewController, top.viewIfLoaded?.superview !== contentView || old !== top
    else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
    let isVisible = view.window != nil
    if isVisible {
      if old !== top { old?.beginAppearanceTransition(false, animated: animated) }
      top.beginAppearanceTransition(true, animated: animated)
    }
    if old !== top { old?.viewIfLoaded?.removeFromSuperview() }
    top.view.frame = contentView.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(top.view)
    view.setNeedsLayout()
    if isVisible {
      view.layoutIfNeeded()
      top.endAppearanceTransition()
      if old !== top { old?.endAppearanceTransition() }
    }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }
}
