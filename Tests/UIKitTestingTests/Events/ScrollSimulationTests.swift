import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct ScrollSimulationTests {
  private func view() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentSize = CGSize(width: 400, height: 1000)
    return view
  }

  @Test func pagesStopTheDragAndTellOfTheWayThere() {
    let view = view()
    let delegate = Recorder()
    view.delegate = delegate
    view.isPagingEnabled = true
    view.simulateScroll(to: CGPoint(x: 60, y: 0))

    #expect(view.contentOffset == CGPoint(x: 100, y: 0))
    #expect(delegate.heard == ["begin", "end true", "decelerate", "rest"])
    view.simulateScroll(to: CGPoint(x: 120, y: 0), velocity: CGPoint(x: 0.5, y: 0))
    #expect(view.contentOffset == CGPoint(x: 200, y: 0))
  }

  @Test func aDragWithoutSpeedStaysWhereItEnds() {
    let view = view()
    let delegate = Recorder()
    view.delegate = delegate
    view.simulateScroll(to: CGPoint(x: 0, y: 130))

    #expect(view.contentOffset.y == 130)
    #expect(delegate.heard == ["begin", "end false"])
  }

  @Test func theRateDecidesHowFarASpeedCarries() {
    let view = view()
    view.simulateScroll(to: CGPoint(x: 0, y: 10), velocity: CGPoint(x: 0, y: 0.5))
    #expect(abs(view.contentOffset.y - 259.5) < 0.01)

    view.decelerationRate = .fast
    view.simulateScroll(to: CGPoint(x: 0, y: 10), velocity: CGPoint(x: 0, y: 0.5))
    #expect(abs(view.contentOffset.y - 59.5) < 0.01)
    view.simulateScroll(to: CGPoint(x: 0, y: 10), velocity: CGPoint(x: 0, y: 90))
    #expect(view.contentOffset.y == 800)
  }

  /// As Apple documents the layout's method: it gives the place where scrolling stops, from the one that is proposed.
  @Test func theLayoutOfACollectionChoosesWhereADragComesToRest() {
    let layout = SnappingLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    let source = Items()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()

    view.simulateScroll(to: CGPoint(x: 0, y: 130))
    #expect(view.contentOffset.y == 100 && layout.asked == [130])
    view.simulateScroll(to: CGPoint(x: 0, y: 110), velocity: CGPoint(x: 0, y: 0.5))
    #expect(view.contentOffset.y == 300)
    #expect(layout.velocities == [0, 0.5])
  }

  @Test func aContentThatDoesNotBounceStopsAtItsEnds() {
    let view = view()
    view.simulateScroll(to: CGPoint(x: 0, y: -50))
    #expect(view.contentOffset.y == -50)

    view.bouncesVertically = false
    view.simulateScroll(to: CGPoint(x: -20, y: -50))
    #expect(view.contentOffset == CGPoint(x: -20, y: 0))
    #expect(view.bounces)
    view.bounces = false
    view.simulateScroll(to: CGPoint(x: -20, y: 2000))
    #expect(view.contentOffset == CGPoint(x: 0, y: 800))
  }

  @Test func lockedDirectionsFollowTheLongerWay() {
    let view = view()
    view.isDirectionalLockEnabled = true
    view.simulateScroll(to: CGPoint(x: 30, y: 90))
    #expect(view.contentOffset == CGPoint(x: 0, y: 90))

    view.simulateScroll(to: CGPoint(x: 50, y: 110))
    #expect(view.contentOffset == CGPoint(x: 50, y: 90))
  }

  @Test func aDragPutsTheKeyboardAwayWhereItMay() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (view, field) = (view(), UITextField())
    window.addSubview(view)
    view.addSubview(field)
    field.becomeFirstResponder()
    view.simulateScroll(to: CGPoint(x: 0, y: 10))
    #expect(field.isFirstResponder)

    view.keyboardDismissMode = .onDrag
    view.simulateScroll(to: CGPoint(x: 0, y: 20))
    #expect(!field.isFirstResponder)
  }

  @Test func theStatusBarScrollsTheOneViewThatWants() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    window.isHidden = false
    let (first, second) = (view(), view())
    for view in [first, second] {
      window.addSubview(view)
      view.contentOffset.y = 300
    }
    #expect(window.simulateStatusBarTap() == nil)

    second.scrollsToTop = false
    #expect(window.simulateStatusBarTap() === first)
    #expect(first.contentOffset.y == 0)
    #expect(second.contentOffset.y == 300)
  }
}

@MainActor
private final class Recorder: NSObject, UIScrollViewDelegate {
  var heard: [String] = []

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("begin") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    heard.append("end \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("decelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rest") }
}

/// Stops at whole items.
private final class SnappingLayout: UICollectionViewFlowLayout {
  var asked: [CGFloat] = []
  var velocities: [CGFloat] = []

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    asked.append(proposedContentOffset.y)
    velocities.append(velocity.y)
    return CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded(.down) * 100)
  }
}

private final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 10 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
