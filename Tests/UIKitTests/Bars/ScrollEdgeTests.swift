import DarkroomUIKit
import Testing

/// Navigation bars at the top of their content: since iOS 15 all of them use `scrollEdgeAppearance` there, and without
/// one have no background.
@MainActor
struct ScrollEdgeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func stack(_ controller: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    return navigation
  }

  private func list() -> (UIViewController, UIScrollView) {
    let controller = UIViewController()
    let scrollView = UIScrollView()
    scrollView.contentSize = CGSize(width: 390, height: 3000)
    controller.view = scrollView
    return (controller, scrollView)
  }

  /// Whether the bar shows its material and hairline.
  private func isFilled(_ navigation: UINavigationController) throws -> Bool {
    window.layoutIfNeeded()
    let background = try #require(navigation.navigationBar.subviews.first)
    return background.subviews.contains { !$0.isHidden && $0.frame.height < 1 }
  }

  @Test func aListsBarIsTransparentAtItsTopAlone() throws {
    let (controller, scrollView) = list()
    let navigation = stack(controller)
    #expect(scrollView.contentOffset.y < 0)
    #expect(try !isFilled(navigation))

    scrollView.contentOffset.y += 20
    #expect(try isFilled(navigation))

    scrollView.contentOffset.y -= 20
    #expect(try !isFilled(navigation))
  }

  @Test func withoutAListItAlwaysIs() throws {
    #expect(try !isFilled(stack(UIViewController())))
  }

  @Test func anAppearanceOfTheEdgeIsShownThere() throws {
    let (controller, scrollView) = list()
    let navigation = stack(controller)
    let bar = navigation.navigationBar
    let edge = UINavigationBarAppearance()
    edge.configureWithOpaqueBackground()
    edge.backgroundColor = .red
    bar.scrollEdgeAppearance = edge
    bar.standardAppearance.configureWithOpaqueBackground()
    bar.standardAppearance.backgroundColor = .green
    window.layoutIfNeeded()
    #expect(bar.subviews.first?.backgroundColor == .red)

    scrollView.contentOffset.y += 1
    window.layoutIfNeeded()
    #expect(bar.subviews.first?.backgroundColor == .green)
  }

  @Test func aListThatWasScrolledIsRememberedWhenItComesBack() throws {
    let (controller, scrollView) = list()
    let navigation = stack(controller)
    scrollView.contentOffset.y += 20
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(try !isFilled(navigation))

    navigation.popViewController(animated: false)
    #expect(try isFilled(navigation))
  }

  @Test func aBarOfItsOwnHasItsStandardLook() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    bar.items = [UINavigationItem(title: "Alone")]
    bar.layoutIfNeeded()

    let background = try #require(bar.subviews.first)
    #expect(background.subviews.contains { !$0.isHidden && $0.frame.height < 1 })
  }

  @Test func theListThatAControllerNamesIsFollowed() throws {
    let controller = UIViewController()
    let (_, first) = list()
    let (_, second) = list()
    for view in [first, second] {
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
      controller.view.addSubview(view)
    }
    controller.setContentScrollView(second)
    let navigation = stack(controller)
    first.contentOffset.y += 20
    #expect(try !isFilled(navigation))

    second.contentOffset.y += 20
    #expect(try isFilled(navigation))
  }
}
