import DarkroomCoreGraphics
import DarkroomQuartzCore

extension UINavigationController {
  func checkPush(_ controller: UIViewController) {
    UncaughtException.require(
      !(controller is UINavigationController),
      "Pushing a navigation controller is not supported", name: .invalidArgument)
    UncaughtException.require(
      stack.index(ofIdentical: controller) == nil,
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
    let kept = commonBottom(of: old, stack)
    let (before, after) = (old.dropFirst(kept), stack.dropFirst(kept))
    let removed = before.without(after)
    let added = after.without(before)
    for controller in removed { controller.willMove(toParent: nil) }
    // Controllers of the stack may have been given to other parents meanwhile.
    let isComplete = containment.children.count >= old.count
    for controller in isComplete ? added : stack where controller.parent !== self {
      addChild(controller)
    }
    if isViewLoaded, !awaitsContent { showTop(insteadOf: old.last, animated) }
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
    barDidChange()
  }

  /// How many controllers, counted from the root, both stacks have in the same places.
  private func commonBottom(of old: [UIViewController], _ new: [UIViewController]) -> Int {
    var count = 0
    while count < old.count, count < new.count, old[count] === new[count] { count += 1 }
    return count
  }

  /// Loads the view without that of the top controller, which waits until this one is shown or laid out.
  func loadContainer() {
    guard !isViewLoaded else { return }
    awaitsContent = true
    loadViewIfNeeded()
  }

  func showAwaitedContent() {
    guard awaitsContent else { return }
    awaitsContent = false
    showTop(insteadOf: nil, false)
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

extension ArraySlice where Element: AnyObject {
  /// The elements that are not among others.
  fileprivate func without(_ others: ArraySlice) -> [Element] {
    guard !isEmpty, !others.isEmpty else { return Array(self) }
    let identities = Set(others.map(ObjectIdentifier.init))
    return filter { !identities.contains(ObjectIdentifier($0)) }
  }
}
