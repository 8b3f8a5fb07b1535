import DarkroomUIKit
import Foundation
import Testing

/// When cells are made, shown, put away and used again: Measures, lists.
@MainActor
@Suite(.tags(.lists))
struct CollectionReuseTests {
  /// Rows of 40 points, full width, without spaces.
  private func rows(_ count: Int, height: CGFloat = 120) -> CollectionHost {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    return CollectionHost(CGSize(width: 100, height: height), layout, counts: [count])
  }

  @Test func reloadingAndTheContentSizeMakeNoCells() {
    let host = rows(10)
    let listener = DisplayListener()
    host.collection.delegate = listener

    host.collection.reloadData()
    _ = host.collection.contentSize
    _ = host.collection.visibleCells
    #expect(host.made.isEmpty && host.collection.cellForItem(at: path(0)) == nil)

    host.layOut()
    host.made = []
    host.collection.reloadData()
    host.collection.contentSize = CGSize(width: 1, height: 1)
    _ = host.collection.contentSize
    #expect(host.made.isEmpty && listener.ended.isEmpty)

    host.layOut()
    #expect(listener.ended == [path(0), path(1), path(2)])
    #expect(host.made == [path(0), path(1), path(2)])
  }

  @Test func countsAreAskedForOnceAfterAReload() {
    let host = rows(2)
    host.layOut()
    host.layOut()
    _ = host.collection.numberOfItems(inSection: 0)
    #expect(host.log == ["sections", "items in 0"])

    host.log = []
    host.collection.reloadData()
    #expect(host.log.isEmpty)
    #expect(host.collection.numberOfSections == 1)
    #expect(host.log == ["sections", "items in 0"])
  }

  @Test func aCellOfADirectCallBelongsToItsCaller() {
    let host = rows(10)
    host.layOut()
    let subviews = host.collection.subviews.count

    weak var cell: UICollectionViewCell?
    do {
      let made = host.collectionView(host.collection, cellForItemAt: path(7))
      cell = made
      #expect(made.superview == nil && host.collection.indexPath(for: made) == nil)
    }

    #expect(cell == nil)
    #expect(host.collection.subviews.count == subviews)
    #expect(host.collection.visibleCells.count == 3)
  }

  @Test func aCellOutOfSightIsUsedAgain() throws {
    let host = rows(10)
    host.layOut()
    let first = try #require(host.collection.cellForItem(at: path(0)) as? LoggedCell)

    host.collection.contentOffset.y = 40
    host.layOut()

    #expect(host.collection.cellForItem(at: path(3)) === first)
    #expect(first.log == ["init", "for 0.0", "reused", "for 0.3"])
    #expect(host.collection.indexPath(for: first) == path(3))
    #expect(first.frame == rect(0, 120, 100, 40))
  }

  @Test func cellsHaveTheirSizeWhenTheDataSourceGetsThem() {
    final class Source: NSObject, UICollectionViewDataSource {
      var size = CGSize.zero
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        size = cell.contentView.frame.size
        return cell
      }
    }
    let host = rows(1)
    let source = Source()
    host.collection.dataSource = source
    host.layOut()

    #expect(source.size == CGSize(width: 100, height: 40))
  }

  @Test func displayIsAnnouncedBeforeAndAfter() {
    let host = rows(4)
    let listener = DisplayListener()
    host.collection.delegate = listener
    host.layOut()
    #expect(listener.shown == [path(0), path(1), path(2)])

    host.collection.contentOffset.y = 40
    host.layOut()
    #expect(listener.shown.last == path(3) && listener.ended == [path(0)])
  }

  @Test func itemsAheadAreNamedOnceAndGivenUpWhenTheScrollTurns() {
    let host = rows(20)
    let listener = DisplayListener()
    host.collection.prefetchDataSource = listener
    host.layOut()
    #expect(listener.prefetched.isEmpty)

    // Rows 1 to 3 are in sight, the next screen is rows 4 to 6.
    host.collection.contentOffset.y = 40
    host.layOut()
    #expect(listener.prefetched == [[path(4), path(5), path(6)]])
    host.collection.contentOffset.y = 80
    host.layOut()
    #expect(listener.prefetched.last == [path(7)])

    host.collection.contentOffset.y = 40
    host.layOut()
    #expect(listener.cancelled == [[path(5), path(6), path(7)]])
  }

  @Test func prefetchingCanBeTurnedOff() {
    let host = rows(20)
    let listener = DisplayListener()
    host.collection.prefetchDataSource = listener
    host.collection.isPrefetchingEnabled = false
    host.layOut()
    host.collection.contentOffset.y = 40
    host.layOut()

    #expect(listener.prefetched.isEmpty)
  }

  @Test func registrationsFillCellsOfTheirClass() {
    let host = rows(1)
    let registration = UICollectionView.CellRegistration<LoggedCell, String> { cell, path, item in
      cell.log.append("\(item) at \(path.item)")
    }

    let cell = host.collection.dequeueConfiguredReusableCell(
      using: registration, for: path(0), item: "pear")

    #expect(cell.log == ["init", "pear at 0"])
  }

  @Test func supplementaryRegistrationsKnowTheirKind() {
    let host = rows(1)
    var kinds: [String] = []
    let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "badge"
    ) { _, kind, _ in kinds.append(kind) }

    _ = host.collection.dequeueConfiguredReusableSupplementary(using: registration, for: path(0))

    #expect(kinds == ["badge"])
  }
}

/// Hears of display and prefetching.
@MainActor
final class DisplayListener: NSObject, UICollectionViewDelegate,
  UICollectionViewDataSourcePrefetching
{
  var shown: [IndexPath] = []
  var ended: [IndexPath] = []
  var prefetched: [[IndexPath]] = []
  var cancelled: [[IndexPath]] = []

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { shown.append(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { ended.append(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { prefetched.append(indexPaths) }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { cancelled.append(indexPaths) }
}
