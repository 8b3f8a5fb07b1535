import DarkroomUIKit
import Testing

/// Which ways of holding a device a container's delegate allows (UINavigationControllerDelegate and its like).
@MainActor
struct ContainerOrientationTests {
  private final class Delegate: NSObject, UINavigationControllerDelegate,
    UITabBarControllerDelegate,
    UISplitViewControllerDelegate, UIPageViewControllerDelegate
  {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
      _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { .landscapeLeft }
    func pageViewControllerSupportedInterfaceOrientations(
      _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { .landscape }
  }

  @Test func theDelegateIsAskedAndElseTheClassAnswers() {
    let delegate = Delegate()
    let navigation = UINavigationController()
    let tabs = UITabBarController()
    let split = UISplitViewController()
    let pages = UIPageViewController()
    navigation.delegate = delegate
    tabs.delegate = delegate
    split.delegate = delegate
    pages.delegate = delegate

    #expect(navigation.supportedInterfaceOrientations == .portrait)
    #expect(navigation.preferredInterfaceOrientationForPresentation == .portrait)
    #expect(tabs.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    #expect(split.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(pages.supportedInterfaceOrientations == .landscape)
    navigation.delegate = nil
    #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
  }
}
