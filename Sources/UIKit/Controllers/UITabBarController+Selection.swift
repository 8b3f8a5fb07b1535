import DarkroomCoreGraphics
import Foundation

extension UITabBarController {
  /// Replaces the controllers; the selected one stays selected if it is among the new ones.
  func replaceControllers(with new: [UIViewController]) {
    let (old, oldShown, wasList) = (
      selectedViewController, shownController, isMoreSelected && more.displayed == nil
    )
    if more.displayed != nil { more.navigation?.popToRootViewController(animated: false) }
    let leaving = controllers.filter { controller in !new.contains { $0 === controller } }
    let added = new.filter { controller in !controllers.contains { $0 === controller } }
    controllers = new
    for controller in leaving {
      announceRemoval(of: controller)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in added {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if leaving.isEmpty, added.isEmpty { arrangeMore() } else { customizableViewControllers = new }
    keepSelection(of: old, wasList: wasList)
    bar.items = barControllers.map(\.tabBarItem)
    bar.selectedItem = shownController?.tabBarItem
    guard isViewLoaded else { return }
    if oldShown !== shownController { showSelected(insteadOf: nil) }
    loadContainers()
  }

  private func keepSelection(of old: UIViewController?, wasList: Bool) {
    if wasList, let morePlace {
      selected = morePlace
      return
    }
    let index =
      controllers.firstIndex { $0 === old } ?? min(selected, max(0, controllers.count - 1))
    selected = morePlace.map { min(index, $0) } ?? index
    if isMoreSelected { showFromList(controllers[index], animated: false) }
  }

  /// Removes the tab of a controller that left by itself.
  func dropTab(of child: UIViewController) {
    guard child !== more.displayed, controllers.contains(where: { $0 === child }) else { return }
    if let tab = tab(of: child) {
      tab.tabBarController = nil
      givenTabs.removeAll { $0 === tab }
    }
    replaceControllers(with: controllers.filter { $0 !== child })
  }

  /// Loads the views of navigation controllers that aren't selected, but not those of their children, as on iOS.
  func loadContainers() {
    for controller in barControllers
    where controller !== shownController && controller !== more.navigation {
      (controller as? UINavigationController)?.loadContainer()
    }
  }

  var indexOfSelected: Int {
    guard isMoreSelected else { return selected }
    return controllers.firstIndex { $0 === more.displayed } ?? NSNotFound
  }

  func select(_ controller: UIViewController?) {
    if let morePlace, controller === more.navigation {
      more.navigation?.popToRootViewController(animated: false)
      selectTab(morePlace)
    } else if let index = controllers.firstIndex(where: { $0 === controller }) {
      select(index)
    }
  }

  func select(_ index: Int) {
    guard controllers.indices.contains(index) else { return }
    guard let morePlace, index >= morePlace else { return selectTab(index) }
    showFromList(controllers[index], animated: false)
    selectTab(morePlace)
  }

  private func selectTab(_ place: Int) {
    guard place != selected, barControllers.indices.contains(place) else { return }
    let old = shownController
    selected = place
    bar.selectedItem = shownController?.tabBarItem
    if isViewLoaded { showSelected(insteadOf: old) }
  }

  /// Performs a tap on a tab, including the calls of the delegate; a tap on the selected tab of a navigation controller
  /// pops to its root.
  func userSelected(_ place: Int) {
    guard barControllers.indices.contains(place) else { return }
    let controller = barControllers[place]
    if let items = bar.items, items.indices.contains(place) {
      tabBar(bar, didSelect: items[place])
    }
    let (old, new) = (selectedTab, tab(of: controller))
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if let new, delegate?.tabBarController(self, shouldSelectTab: new) == false { return }
    if place == selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    }
    selectTab(place)
    delegate?.tabBarController(self, didSelect: controller)
    if let new { delegate?.tabBarController(self, didSelectTab: new, previousTab: old) }
  }

  func showSelected(insteadOf old: UIViewController?) {
    guard let controller = shownController else { return }
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
    let navigation = shownController as? UINavigationController
    let isPushedAway = navigation?.hidesBottomBars == true
    let isShown = !bar.isHidden && !isPushedAway
    bar.frame = CGRect(
      x: isPushedAway ? -view.bounds.width : 0, y: view.bounds.height - height,
      width: view.bounds.width, height: height)
    for controller in barControllers {
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
