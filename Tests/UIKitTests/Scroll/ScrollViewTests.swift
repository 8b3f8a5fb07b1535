import DarkroomUIKit
import Foundation
import Testing

/// Insets, offsets and what the delegate hears.
///
/// Measures, lifecycle and events.
@MainActor
@Suite(.serialized, .tags(.lifecycle))
struct ScrollViewTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var zoomed: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("scroll \(scrollView.contentOffset.y)")
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      calls.append("inset \(scrollView.adjustedContentInset.top)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("ended") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      calls.append("begin")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { calls.append("end \(scale)") }
  }

  private final class InsetView: UIView {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 10)
    }
  }

  private let listener = Listener()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() { scroll.delegate = listener }

  @Test func aSafeAreaThatIsNoNumberChangesOnce() {
    let controller = UIViewController()
    scroll.frame = controller.view.bounds
    scroll.contentInsetAdjustmentBehavior = .always
    controller.view = scroll
    scroll.contentOffset = CGPoint(x: 5, y: 5)

    controller.additionalSafeAreaInsets = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)

    #expect(listener.calls == ["scroll 5.0", "inset nan"])
  }

  @Test func defaultsAreUIKits() {
    #expect(scroll.contentSize == .zero && scroll.contentInset == .zero)
    #expect(scroll.contentOffset == .zero && scroll.clipsToBounds && scroll.bounces)
    #expect(scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator)
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
    #expect(scroll.decelerationRate == .normal && scroll.isScrollEnabled)
  }

  @Test func theOffsetIsTheOriginOfTheBoundsAndChangesTellAtOnce() {
    scroll.contentOffset.y = 20
    #expect(scroll.bounds.origin.y == 20)

    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)

    #expect(listener.calls == ["scroll 20.0", "scroll 30.0"])
  }

  /// As UIKit's header says: the recognizer of pinches is nil when zooming is disabled.
  @Test func aViewThatCanZoomHasARecognizerOfPinches() throws {
    #expect(scroll.pinchGestureRecognizer == nil)

    scroll.maximumZoomScale = 2
    let pinch = try #require(scroll.pinchGestureRecognizer)
    #expect(pinch.view === scroll)
    #expect(scroll.gestureRecognizers == [scroll.panGestureRecognizer, pinch])
    scroll.minimumZoomScale = 0.5
    #expect(scroll.pinchGestureRecognizer === pinch)

    scroll.minimumZoomScale = 2
    #expect(scroll.pinchGestureRecognizer == nil && pinch.view == nil)
    #expect(scroll.gestureRecognizers == [scroll.panGestureRecognizer])
  }

  @Test func contentAtItsTopStaysThereWhenTheInsetChanges() {
    scroll.contentInset.top = 25

    #expect(scroll.contentOffset.y == -25)
    #expect(listener.calls == ["inset 25.0", "scroll -25.0"])
  }

  @Test func contentAtItsTopLiesBelowAControlThatRefreshes() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let control = UIRefreshControl()
    view.refreshControl = control
    #expect(control.frame == CGRect(x: 0, y: -60, width: 100, height: 60))

    control.beginRefreshing()
    #expect(view.adjustedContentInset.top == CGFloat(60))
    #expect(view.contentOffset == CGPoint(x: 0, y: -60))

    control.endRefreshing()
    #expect(view.contentOffset == .zero)
  }

  @Test func scrolledContentStaysWhereItIs() {
    scroll.contentSize.height = 1000
    scroll.contentOffset.y = 50

    scroll.contentInset.top = 25

    #expect(scroll.contentOffset.y == 50)
  }

  @Test(
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.never, 0, 0),
      (.scrollableAxes, 40, 0), (.automatic, 40, 0), (.always, 40, 10),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, CGFloat)])
  func theSafeAreaAddsOnTheAxesThatScroll(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ top: CGFloat, _ left: CGFloat
  ) {
    let parent = InsetView(frame: scroll.frame)
    scroll.contentSize = CGSize(width: 50, height: 500)
    scroll.contentInsetAdjustmentBehavior = behavior
    parent.addSubview(scroll)

    #expect(scroll.adjustedContentInset.top == top && scroll.adjustedContentInset.left == left)
  }

  @Test func contentThatFitsIsNotInsetUnlessItBounces() {
    let parent = InsetView(frame: scroll.frame)
    parent.addSubview(scroll)
    scroll.contentSize = CGSize(width: 50, height: 50)
    #expect(scroll.adjustedContentInset == .zero)

    scroll.alwaysBounceVertical = true

    #expect(scroll.adjustedContentInset.top == 40 && scroll.contentOffset.y == -40)
  }

  @Test func scrollRectToVisibleMovesAsLittleAsNeeded() {
    scroll.contentSize.height = 1000

    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 150)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 150)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 100)
  }

  @Test func zoomingScalesTheViewAndTheContent() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.addSubview(content)
    listener.zoomed = content
    scroll.maximumZoomScale = 2

    scroll.zoomScale = 5

    #expect(scroll.zoomScale == 2 && scroll.contentSize == CGSize(width: 200, height: 400))
    #expect(listener.calls == ["zoom"])
  }

  @Test func animatedZoomingBeginsAtOnceAndEndsOnALaterTurn() async {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.addSubview(content)
    listener.zoomed = content
    scroll.maximumZoomScale = 3

    scroll.setZoomScale(2, animated: true)
    #expect(listener.calls == ["begin", "zoom"])
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }

    #expect(listener.calls == ["begin", "zoom", "end 2.0"])
  }

  @Test func zoomingToAPartCentresIt() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.addSubview(content)
    listener.zoomed = content
    scroll.maximumZoomScale = 4

    scroll.zoom(to: CGRect(x: 40, y: 60, width: 50, height: 50), animated: false)

    // 50 points fill the 100 of the width; the middle (65, 85) lies at (130, 170), 100 below the top.
    #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 80, y: 70))
    scroll.zoom(to: CGRect(x: 90, y: 190, width: 25, height: 25), animated: false)
    // 400 by 800: not further than (300, 600).
    #expect(scroll.zoomScale == 4 && scroll.contentOffset == CGPoint(x: 300, y: 600))
  }

  @Test func withoutAViewToZoomNothingZooms() {
    scroll.maximumZoomScale = 4
    scroll.zoomScale = 2
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)

    #expect(scroll.zoomScale == 1 && listener.calls == [])
  }

  @Test func subclassesHearOfTheInsetBeforeTheDelegateDoes() {
    final class Watching: UIScrollView {
      var tops: [CGFloat] = []
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        tops.append(adjustedContentInset.top)
      }
    }
    let scroll = Watching(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentInset.top = 12
    scroll.contentInset.top = 12
    #expect(scroll.tops == [12])

    let parent = InsetView(frame: scroll.frame)
    scroll.contentInsetAdjustmentBehavior = .always
    parent.addSubview(scroll)
    #expect(scroll.tops == [12, 52])
    #expect(
      scroll.adjustedContentInset == UIEdgeInsets(top: 52, left: 10, bottom: 30, right: 10))
  }

  @Test func aControllersOnlyScrollViewIsInsetThoughItsContentFits() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 5, bottom: 3, right: 5)
    let inner = UIScrollView(frame: controller.view.bounds)
    controller.view.addSubview(inner)
    controller.view.layoutIfNeeded()

    #expect(inner.adjustedContentInset == UIEdgeInsets(top: 7, left: 0, bottom: 3, right: 0))
  }

  @Test func optionalMethodsOfTheDelegateAreCallable() {
    scroll.delegate?.scrollViewDidScroll?(scroll)
    scroll.delegate?.scrollViewDidEndDragging?(scroll, willDecelerate: false)

    #expect(listener.calls == ["scroll 0.0"])
    #expect(scroll.delegate?.viewForZooming?(in: scroll) == nil)
    #expect(scroll.delegate?.scrollViewShouldScrollToTop?(scroll) == true)
  }

  @Test(arguments: [-.infinity, .nan, .infinity] as [CGFloat])
  func noRectBeyondAllBoundsIsScrolledTo(_ place: CGFloat) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    scroll.contentSize = CGSize(width: 200, height: 200)
    scroll.contentOffset = CGPoint(x: 10, y: 20)
    scroll.scrollRectToVisible(CGRect(x: place, y: place, width: 1, height: 1), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 10, y: 20))

    scroll.scrollRectToVisible(
      CGRect(x: place, y: 150, width: 10, height: 10), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 10, y: 80))
  }
}
