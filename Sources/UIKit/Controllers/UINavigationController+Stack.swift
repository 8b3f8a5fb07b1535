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

  /// Changes the stack from an index upwards; the old top disappears and the new one appears at once.
  ///
  /// The cost does not depend on the controllers below: a push takes the same time at any depth.
  ///
  /// - Parameter kept: The number of controllers, counted from the root, that stay.
  func change(_ animated: Bool, above kept: Int, to top: [UIViewController]) {
    let oldCount = stack.count
    let oldTop = stack.last
    let before = Array(stack[kept...])
    stack.replaceSubrange(kept..., with: top)
    let removed = before.without(top)
    let added = top.without(before)
    for controller in removed { announceRemoval(of: controller) }
    for controller in added where controller.parent !== self { addChild(controller) }
    if isViewLoaded, !awaitsContent { showTop(insteadOf: oldTop, animated) }
    for controller in removed { controller.removeFromParent() }
    for controller in added { controller.didMove(toParent: self) }
    endMoves(below: stack.last, of: added + [oldTop].compactMap(\.self))
    showItems(above: bar.items?.count == oldCount ? kept : 0)
  }

  /// A covered controller has arrived although it never appeared; a pop that uncovers it is not its arrival.
  private func endMoves(below top: UIViewController?, of controllers: [UIViewController]) {
    for controller in controllers
    where controller !== top && controller.containment.pendingMove == .entering {
      controller.containment.pendingMove = nil
    }
  }

  /// Removes a controller that left by itself, or for another parent, from the stack.
  func drop(_ child: UIViewController) {
    guard let place = stack.lastIndex(where: { $0 === child }) else { return }
    let wasTop = place == stack.count - 1
    stack.remove(at: place)
    if stack.isEmpty { child.viewIfLoaded?.removeFromSuperview() }
    if wasTop, isViewLoaded, !awaitsContent { showTop(insteadOf: child, false) }
    showItems(above: place)
  }

  /// The number of controllers, counted from the root, that both stacks have in common.
  func commonBottom(with new: [UIViewController]) -> Int {
    zip(stack, new).prefix { $0 === $1 }.count
  }

  /// Loads the view without the top controller's view, which is loaded when this view is shown or laid out.
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
      if old !== top { old?.endAppearanceTransition() }
      top.endAppearanceTransition()
    }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }
}

extension Array where Element: AnyObject {
  /// The elements that aren't in another array.
  fileprivate func without(_ others: [Element]) -> [Element] {
    guard !isEmpty, !others.isEmpty else { return self }
    let identities = Set(others.map(ObjectIdentifier.init))
    return filter { !identities.contains(ObjectIdentifier($0)) }
  }
}
