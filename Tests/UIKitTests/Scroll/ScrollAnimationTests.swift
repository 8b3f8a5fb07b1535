import DarkroomUIKit
import Foundation
import Testing

/// Animated scrolling lasts until the run loop turns.
///
/// Apple, "setContentOffset(_:animated:)" and "scrollViewDidEndScrollingAnimation(_:)".
/// lionheart/openradar-mirror#3680: without an animation the method stops a running one, and `contentOffset` does not.
/// jverkoey/nimbus#623: a stop is an end for the delegate. square/Listable#558: `UIView.performWithoutAnimation` does
/// not keep lists from animating.
@MainActor
@Suite(.serialized, .tags(.lifecycle))
struct ScrollAnimationTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var atEnd: (UIScrollView) -> Void = { _ in }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("scroll \(scrollView.contentOffset.y)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("ended")
      atEnd(scrollView)
    }
  }

  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let listener = Listener()

  init() {
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.delegate = listener
  }

  private func turn() async {
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
  }

  @Test func theOffsetChangesWhenTheRunLoopTurns() async {
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    #expect(scroll.contentOffset == .zero && scroll.isScrollAnimating && listener.calls == [])

    await turn()
    #expect(scroll.contentOffset.y == 30 && !scroll.isScrollAnimating)
    #expect(listener.calls == ["scroll 30.0", "ended"])
  }

  @Test func anAnimationWithNowhereToGoHasNoEnd() async {
    scroll.setContentOffset(.zero, animated: true)
    await turn()

    #expect(listener.calls == [])
  }

  @Test func rectanglesAreScrolledToLater() async {
    scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 10), animated: true)
    #expect(scroll.contentOffset == .zero)

    await turn()
    #expect(scroll.contentOffset.y == 60)
  }

  @Test func anotherAnimationTakesThePlaceOfTheFirst() async {
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    await turn()
    #expect(listener.calls == ["scroll 50.0", "ended"])

    scroll.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    await turn()
    #expect(scroll.contentOffset.y == 50)
  }

  @Test func withoutAnimationTheMethodStopsARunningOne() async {
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    #expect(listener.calls == ["ended", "scroll 10.0"] && !scroll.isScrollAnimating)

    await turn()
    #expect(scroll.contentOffset.y == 10)

    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    scroll.stopScrollingAndZooming()
    await turn()
    #expect(scroll.contentOffset.y == 10)
  }

  @Test func thePropertyDoesNotStopIt() async {
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    scroll.contentOffset.y = 10
    await turn()

    #expect(listener.calls == ["scroll 10.0", "scroll 30.0", "ended"])
  }

  @Test func theDelegateCanGoOnAtTheEnd() async {
    listener.atEnd = { view in
      if view.contentOffset.y < 60 { view.setContentOffset(CGPoint(x: 0, y: 60), animated: true) }
    }
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    await turn()
    await turn()
    #expect(listener.calls == ["scroll 30.0", "ended", "scroll 60.0", "ended"])
  }

  @Test func disabledAnimationsOfViewsDoNotMatter() async {
    UIView.performWithoutAnimation {
      scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    }
    #expect(scroll.contentOffset == .zero)
    await turn()
    #expect(scroll.contentOffset.y == 30)
  }

  @Test func rowsAreInTheirPlaceAtTheEndWhateverTheirEstimates() async {
    let list = RecordingTable(rows: 100)
    list.rowHeights = { $0.row.isMultiple(of: 2) ? 30 : 90 }
    list.table.reloadData()
    list.table.layoutIfNeeded()
    let bottom = IndexPath(row: 70, section: 0)

    list.table.selectRow(at: bottom, animated: true, scrollPosition: .bottom)
    #expect(list.table.contentOffset.y == 0 && list.table.indexPathForSelectedRow == bottom)
    #expect(list.table.cellForRow(at: bottom) == nil)

    await turn()
    #expect(list.table.rectForRow(at: bottom).maxY == list.table.bounds.maxY)
    #expect(list.table.cellForRow(at: bottom)?.isSelected == true)
  }

  @Test func itemsAreScrolledToLater() async throws {
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let source = Items()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.layoutIfNeeded()
    let last = IndexPath(item: 9, section: 0)

    list.selectItem(at: last, animated: true, scrollPosition: .bottom)
    #expect(list.contentOffset == .zero && list.indexPathsForSelectedItems == [last])
    await turn()
    #expect(list.contentOffset.y == list.contentSize.height - 100)
    #expect(list.cellForItem(at: last)?.isSelected == true)

    list.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: true)
    #expect(list.contentOffset.y > 0)
    await turn()
    #expect(list.contentOffset == .zero)
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }
}
