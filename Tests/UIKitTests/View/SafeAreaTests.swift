import DarkroomUIKit
import Testing

/// Measures, Auto Layout: numbers of real UIKit.
@MainActor
@Suite(.serialized, .tags(.autoLayout))
struct SafeAreaTests {
  private let window = NotchedWindow.uneven()

  @Test func aSubviewGetsTheUnsafePartThatItCovers() {
    let view = UIView(frame: CGRect(x: 30, y: 20, width: 100, height: 500))
    window.addSubview(view)

    #expect(view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0))
  }

  @Test func partsOutsideTheSuperviewDoNotCount() {
    let view = UIView(frame: CGRect(x: -40, y: -60, width: 200, height: 200))
    window.addSubview(view)

    #expect(view.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 0, right: 0))
  }

  /// 30 points high with bands of 44 and 34: all of it is unsafe from either side.
  @Test func bandsThatOverlapAreBothCovered() {
    let low = NotchedWindow(
      CGSize(width: 320, height: 30), area: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let view = UIView(frame: CGRect(x: 0, y: 5, width: 100, height: 20))
    low.addSubview(view)

    #expect(view.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 29, right: 0))
  }

  @Test func whatAScrollViewKeepsItsContentFromIsSafeInside() {
    let scroll = UIScrollView(frame: window.bounds)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 900))
    scroll.addSubview(content)
    window.addSubview(scroll)
    scroll.contentSize = content.bounds.size

    for offset in [-44, 100] as [CGFloat] {
      scroll.contentOffset.y = offset
      #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 12))
    }

    scroll.contentInsetAdjustmentBehavior = .never
    #expect(content.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
  }

  @Test func marginsLieInsideTheSafeArea() {
    let view = UIView(frame: window.bounds)
    window.addSubview(view)

    #expect(view.layoutMargins == UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
  }

  @Test func preservedMarginsReachIntoTheSubview() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    parent.addSubview(child)

    child.preservesSuperviewLayoutMargins = true

    #expect(child.layoutMargins == UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  /// Else a stack that is as wide as its margins ask would grow in every pass.
  @Test func preservedMarginsDoNotGrowBeyondTheSuperviewsEdge() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let stack = UIStackView(arrangedSubviews: [UIView()])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.preservesSuperviewLayoutMargins = true
    stack.translatesAutoresizingMaskIntoConstraints = false
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    parent.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.trailingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 5),
      stack.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    for _ in 0..<4 {
      stack.setNeedsLayout()
      parent.setNeedsLayout()
      parent.layoutIfNeeded()
    }

    #expect(stack.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 8, right: 8))
    #expect(stack.frame.width == 28)
  }

  @Test func marginsAreReportedBeforeTheSafeAreaAndOnce() {
    let view = RecordingView("v", frame: window.bounds)

    let log = RecordingView.recording {
      window.addSubview(view)
      window.layoutIfNeeded()
    }

    #expect(log.filter { $0 == "v margins" || $0 == "v safeArea" } == ["v margins", "v safeArea"])
  }

  @Test(arguments: [(320, 16), (393, 16), (414, 20), (428, 20)] as [(CGFloat, CGFloat)])
  func rootViewsHaveTheSystemsMargins(width: CGFloat, margin: CGFloat) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 900))
    let controller = UIViewController()
    window.rootViewController = controller

    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
  }

  @Test func controllersAddToTheSafeArea() {
    let controller = UIViewController()
    window.rootViewController = controller

    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)

    #expect(controller.view.safeAreaInsets.top == 50)
  }

  @Test func directionalMarginsFollowTheDirection() {
    let view = UIView()
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    view.semanticContentAttribute = .forceRightToLeft

    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }
}
