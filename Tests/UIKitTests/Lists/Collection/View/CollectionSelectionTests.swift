import DarkroomUIKit
import Foundation
import Testing

@MainActor
struct CollectionSelectionTests {
  private func rows() -> (CollectionHost, SelectionListener) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    let host = CollectionHost(CGSize(width: 100, height: 120), layout, counts: [10])
    let listener = SelectionListener()
    host.collection.delegate = listener
    host.layOut()
    return (host, listener)
  }

  @Test func selectingInCodeTellsTheDelegateNothing() {
    let (host, listener) = rows()
    host.collection.selectItem(at: path(1), animated: false, scrollPosition: [])
    host.collection.selectItem(at: path(2), animated: false, scrollPosition: [])

    #expect(host.collection.indexPathsForSelectedItems == [path(2)])
    #expect(host.collection.cellForItem(at: path(2))?.isSelected == true)
    #expect(host.collection.cellForItem(at: path(1))?.isSelected == false)
    #expect(listener.log.isEmpty)

    host.collection.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(host.collection.indexPathsForSelectedItems == [])
  }

  @Test func manyCanBeSelectedWhereThatIsAllowed() {
    let (host, _) = rows()
    host.collection.allowsMultipleSelection = true
    for item in [2, 0] {
      host.collection.selectItem(at: path(item), animated: false, scrollPosition: [])
    }
    #expect(host.collection.indexPathsForSelectedItems == [path(2), path(0)])

    host.collection.deselectItem(at: path(2), animated: false)
    #expect(host.collection.indexPathsForSelectedItems == [path(0)])
  }

  @Test func selectionOutlivesScrollingButNotAReload() {
    let (host, _) = rows()
    host.collection.selectItem(at: path(0), animated: false, scrollPosition: [])
    host.collection.contentOffset.y = 200
    host.layOut()
    #expect(host.collection.cellForItem(at: path(5))?.isSelected == false)
    host.collection.contentOffset.y = 0
    host.layOut()
    #expect(host.collection.cellForItem(at: path(0))?.isSelected == true)

    host.collection.reloadData()
    #expect(host.collection.indexPathsForSelectedItems == [])
  }

  @Test(
    arguments: [
      (UICollectionView.ScrollPosition.top, 200), (.centeredVertically, 160), (.bottom, 120),
    ] as [(UICollectionView.ScrollPosition, CGFloat)])
  func scrollingPutsTheItemAtAPlace(position: UICollectionView.ScrollPosition, offset: CGFloat) {
    let (host, _) = rows()
    host.collection.scrollToItem(at: path(5), at: position, animated: false)

    #expect(host.collection.contentOffset == CGPoint(x: 0, y: offset))
  }

  @Test func scrollingStopsAtTheEndOfTheContent() {
    let (host, _) = rows()
    host.collection.scrollToItem(at: path(9), at: .top, animated: false)

    #expect(host.collection.contentOffset.y == CGFloat(280))
  }

  @Test func pointsFindTheirItems() {
    let (host, _) = rows()

    #expect(host.collection.indexPathForItem(at: CGPoint(x: 50, y: 81)) == path(2))
    #expect(host.collection.indexPathForItem(at: CGPoint(x: 50, y: 401)) == nil)
  }

  @Test func selectedBackgroundsShowWhileSelected() {
    let cell = UICollectionViewCell(frame: rect(0, 0, 50, 50))
    let normal = UIView()
    let selected = UIView()
    cell.backgroundView = normal
    cell.selectedBackgroundView = selected

    #expect(selected.isHidden && selected.frame == rect(0, 0, 50, 50))
    cell.isSelected = true
    #expect(!selected.isHidden)
    #expect(cell.subviews == [normal, selected, cell.contentView])
  }
}

/// Logs what a collection says about selection.
@MainActor
final class SelectionListener: NSObject, UICollectionViewDelegate {
  var log: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { log.append("select \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { log.append("deselect \(indexPath.item)") }
}
