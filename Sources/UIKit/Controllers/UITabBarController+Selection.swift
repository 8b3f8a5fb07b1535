import DarkroomCoreGraphics

extension UITabBarController {
  /// Replaces the controllers; the selected one stays selected if it is among the new ones.
  func replaceControllers(with new: [UIViewController]) {
    let old = selectedViewController
    let leaving = controllers.filter { controller in !new.contains { $0 === controller } }
    let added = new.filter { controller in !controllers.contains { $0 === controller } }
    controllers = new
    selected = new.firstIndex { $0 === old } ?? min(selected, max(0, new.count - 1))
    for controller in leaving {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in added {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    bar.items = controllers.map(\.tabBarItem)
    bar.selectedItem = selectedViewController?.tabBarItem
    guard isViewLoaded else { return }
    if old !== selectedViewController { showSelected(insteadOf: nil) }
    loadContainers()
  }

  /// Removes the tab of a controller that left by itself.
  func dropTab(of child: UIViewController) {
    guard controllers.contains(where: { $0 === child }) else { return }
    replaceControllers(with: controllers.filter { $0 !== child })
  }

  /// Loads the views of navigation controllers that aren't selected, but not those of their children, as on iOS.
  func loadContainers() {
    for controller in controllers where controller !== selectedViewController {
      (controller as? UINavigationController)?.loadContainer()
    }
  }

  func select(_ index: Int) {
    guard index != selected, controllers.indices.contains(index) else { return }
    let old = selectedViewController
    selected = index
    bar.selectedItem = selectedViewController?.tabBarItem
    if isViewLoaded { showSelected(insteadOf: old) }
  }

  /// Performs a tap on a tab, including the calls of the delegate; a tap on the selected tab of a navigation controller
  /// pops to its root.
  func userSelected(_ index: Int) {
    guard controllers.indices.contains(index) else { return }
    let controller = controllers[index]
    if let items = bar.items, items.indices.contains(index) {
      tabBar(bar, didSelect: items[index])
    }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if index == selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    select(index)
    delegate?.tabBarController(self, didSelect: controller)
  }

  func showSelected(insteadOf old: UIViewController?) {
    guard let controller = selectedViewController else { return }
    (controller as? UINavigationController)?.showAwaitedContent()
    let isVisible = view.window != nil
    if isVisible {
      old?.beginAppearanceTransition(false, animated: false)
      controller.beginAppearanceTransition(true, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    controller.view.frame = contentView.bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(controller.view)
    view.setNeedsLayout()
    if isVisible {
      view.layoutIfNeeded()
      controller.endAppearanceTransition()
      old?.endAppearanceTransition()
    }
  }

  // MARK: View

  func makeContainer() -> UIView {
    let root = UILayoutContainerView(frame: UIScreen.main.bounds)
    root.onLayout = { [weak self] in self?.layoutBar() }
    root.addContent(contentView, in: transitionView)
    root.addSubview(bar)
    return root
  }

  private func layoutBar() {
    let bottom = view.safeAreaInsets.bottom
    let height = BarMetrics.tabHeight + bottom
    let navigation = selectedViewController as? UINavigationController
    let isPushedAway = navigation?.hidesBottomBars == true
    let isShown = !bar.isHidden && !isPushedAway
    bar.frame = CGRect(
      x: isPushedAway ? -view.bounds.width : 0, y: view.bounds.height - height,
      width: view.bounds.width, height: height)
    for controller in controllers {
      let goesUnderBar =
        controller.edgesForExtendedLayout.contains(.bottom)
        && (bar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
      controller.setContainerSafeArea(
        UIEdgeInsets(
          top: 0, left: 0, bottom: isShown && goesUnderBar ? BarMetrics.tabHeight : 0, right: 0))
      guard let content = controller.viewIfLoaded, content.superview === contentView
      else { continue }
      var frame = contentView.bounds
      if isShown, !goesUnderBar { frame.size.height -= height }
      if content.frame != frame { content.frame = frame }
    }
  }
}
