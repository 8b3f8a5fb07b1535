import DarkroomCoreGraphics
import DarkroomUIKit
import Testing

/// The views that UIKit's containers put between theirs and their children's.
@MainActor @Suite struct ContainerDescriptionTests {
  private func classes(above view: UIView) -> [String] {
    sequence(first: view) { $0.superview }.dropFirst().map { "\(type(of: $0))" }
  }

  @Test func navigationControllersWrapTheShownView() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.view.layoutIfNeeded()

    #expect(
      classes(above: content.view) == [
        "UIViewControllerWrapperView", "UINavigationTransitionView", "UILayoutContainerView",
      ])
    #expect(
      navigation.view.subviews.map { "\(type(of: $0))" } == [
        "UINavigationTransitionView", "UINavigationBar",
      ])
  }

  @Test func tabBarControllersWrapTheShownView() {
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    tabs.view.layoutIfNeeded()

    #expect(
      classes(above: content.view) == [
        "UIViewControllerWrapperView", "UITransitionView", "UILayoutContainerView",
      ])
  }

  @Test func unselectedNavigationControllersHaveTheirContainersLoaded() {
    let tabs = UITabBarController()
    let second = UIViewController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: UIViewController()),
      UINavigationController(rootViewController: second), UIViewController(),
    ]
    let window = UIWindow()
    window.rootViewController = tabs
    window.isHidden = false
    window.layoutIfNeeded()

    let unselected = tabs.viewControllers?[1]
    #expect(unselected?.viewIfLoaded.map { "\(type(of: $0))" } == "UILayoutContainerView")
    #expect(unselected?.viewIfLoaded?.window == nil)
    #expect(!second.isViewLoaded)
    #expect(tabs.viewControllers?[2].isViewLoaded == false)
  }

  @Test func aToolbarIsInTheTreeOnceItIsShown() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.view.layoutIfNeeded()
    #expect(navigation.toolbar.superview == nil)

    navigation.setToolbarHidden(false, animated: false)
    navigation.view.layoutIfNeeded()
    #expect(navigation.toolbar.superview === navigation.view)
  }

  @Test func scrollViewsNameTheirRecognizersAndNoNegativeZero() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let line = scrollView.description

    #expect(scrollView.panGestureRecognizer.view === scrollView)
    #expect(line.contains("; clipsToBounds = YES; gestureRecognizers = <NSArray: 0x"))
    #expect(
      line.hasSuffix(
        "contentOffset: {0, 0}; contentSize: {0, 0}; adjustedContentInset: {0, 0, 0, 0}>"))
  }

  @Test func titleLabelsOfButtonsAreNotOpaque() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    let label = try #require(button.titleLabel)
    #expect(label.description.contains("text = 'Go'; opaque = NO; userInteractionEnabled = NO"))
    #expect(!label.description.contains("backgroundColor"))
    #expect(UILabel().description.contains("backgroundColor = UIExtendedGrayColorSpace 0 0"))
  }
}
