import DarkroomUIKit
import Testing

/// Where content lies that is smaller than its scroll view.
@MainActor
struct ContentAlignmentTests {
  @Test func smallContentLiesWhereTheAlignmentPointSays() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 20, height: 300)

    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)

    #expect(scroll.contentOffset == CGPoint(x: -40, y: 0))
    scroll.contentSize.width = 60
    #expect(scroll.contentOffset == CGPoint(x: -20, y: 0))
  }

  @Test func aControllerMayKeepItsScrollViewFromTheSafeArea() {
    let controller = UIViewController()
    let scroll = UIScrollView()
    controller.view = scroll
    controller.additionalSafeAreaInsets.top = 30
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 30)

    controller.automaticallyAdjustsScrollViewInsets = false

    #expect(scroll.adjustedContentInset.top == 0)
  }
}
