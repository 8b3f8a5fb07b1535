import DarkroomUIKit
import Testing

/// Measures, lifecycle and events: Apple's documentation of `isMovingToParent` and `isMovingFromParent`, and an
/// experiment with a navigation controller (bamboo-hero, "isMovingToParent and isMovingFromParent").
@MainActor
@Suite(.serialized, .tags(.lifecycle))
struct ParentMoveTests {
  private final class Mover: UIViewController {
    var log: [String] = []

    private func note(_ event: String) {
      log.append(event + (isMovingToParent ? " to" : "") + (isMovingFromParent ? " from" : ""))
    }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let first = Mover()
  private let second = Mover()

  private static let coming = ["will appear to", "did appear to"]
  private static let going = ["will disappear from", "did disappear from"]
  private static let shown = ["will appear", "did appear"]
  private static let covered = ["will disappear", "did disappear"]

  @Test func pushesAndPopsMoveTheControllersThatComeAndGo() {
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    #expect(!second.isMovingToParent)
    navigation.popViewController(animated: false)

    #expect(first.log == Self.coming + Self.covered + Self.shown)
    #expect(second.log == Self.coming + Self.going)
    #expect(!second.isMovingFromParent)
  }

  @Test func aControllerThatWasCoveredFromTheStartDoesNotMoveWhenItIsUncovered() {
    let navigation = UINavigationController()
    window.rootViewController = navigation
    navigation.setViewControllers([first, second], animated: false)
    navigation.popViewController(animated: false)

    #expect(first.log == Self.shown)
    #expect(second.log == Self.coming + Self.going)
  }

  @Test func childrenMoveIntoAndOutOfAContainer() {
    let container = UIViewController()
    window.rootViewController = container
    container.addChild(first)
    container.view.addSubview(first.view)
    first.didMove(toParent: container)
    window.rootViewController = nil
    window.rootViewController = container
    #expect(first.log == Self.coming + Self.covered + Self.shown)

    container.addChild(second)
    container.view.addSubview(second.view)
    second.didMove(toParent: container)
    second.willMove(toParent: nil)
    second.view.removeFromSuperview()
    second.removeFromParent()
    #expect(second.log == Self.coming + Self.going)
  }

  @Test func pagesMoveIntoAndOutOfTheirController() {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    window.rootViewController = pages
    pages.setViewControllers([first], direction: .forward, animated: false)
    pages.setViewControllers([second], direction: .forward, animated: false)
    #expect(first.log == Self.coming + Self.going)
    #expect(second.log == Self.coming)
  }

  @Test func aPresentationIsNoMove() {
    window.rootViewController = first
    first.present(second, animated: false)
    first.dismiss(animated: false)

    #expect(second.log == Self.shown + Self.covered)
  }
}
