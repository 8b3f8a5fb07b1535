import Foundation
import Testing

@testable import DarkroomUIKit

@MainActor
@Suite(.tags(.lists))
struct CollectionBatchUpdateTests {
  private func rows(_ counts: [Int]) -> CollectionHost {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    let host = CollectionHost(CGSize(width: 100, height: 400), layout, counts: counts)
    host.layOut()
    host.made = []
    return host
  }

  @Test func cellsThatStayMoveToTheirNewPlaces() throws {
    let host = rows([4])
    let cells = (0..<4).map { host.collection.cellForItem(at: path($0)) }

    // 0 1 2 3 becomes 2 new 0 3.
    host.collection.performBatchUpdates {
      host.collection.deleteItems(at: [path(1)])
      host.collection.insertItems(at: [path(1)])
      host.collection.moveItem(at: path(2), to: path(0))
    }

    #expect(host.collection.cellForItem(at: path(0)) === cells[2])
    #expect(host.collection.cellForItem(at: path(2)) === cells[0])
    #expect(host.collection.cellForItem(at: path(3)) === cells[3])
    #expect(host.made == [path(1)])
    #expect(cells[2]?.frame == rect(0, 0, 100, 40) && cells[0]?.frame == rect(0, 80, 100, 40))
    #expect(cells[1]?.superview == nil)
  }

  @Test func aCallOutsideABatchIsOneOfItsOwn() {
    let host = rows([2])
    host.counts = [3]
    host.collection.insertItems(at: [path(0)])

    #expect(host.made == [path(0)])
    #expect(host.collection.numberOfItems(inSection: 0) == 3)
    #expect(host.collection.contentSize.height == CGFloat(120))
  }

  @Test func sectionsGoAndCome() {
    let host = rows([1, 2, 1])
    let kept = host.collection.cellForItem(at: path(1, 1))

    host.counts = [3, 2]
    host.collection.performBatchUpdates {
      host.collection.deleteSections([0, 2])
      host.collection.insertSections([0])
    }

    #expect(host.collection.cellForItem(at: path(1, 1)) === kept)
    #expect(kept?.frame == rect(0, 160, 100, 40))
    #expect(host.made == [path(0), path(1), path(2)])
  }

  @Test func reloadedItemsGetOtherCellsAndReconfiguredOnesKeepTheirs() {
    let host = rows([3])
    let cells = (0..<3).map { host.collection.cellForItem(at: path($0)) as? LoggedCell }

    host.collection.reloadItems(at: [path(0)])
    host.collection.reconfigureItems(at: [path(1)])

    #expect(host.collection.cellForItem(at: path(0)) !== cells[0])
    #expect(host.collection.cellForItem(at: path(1)) === cells[1])
    #expect(cells[1]?.log == ["init", "for 0.1", "for 0.1"])
    #expect(host.made == [path(0), path(1)])
  }

  @Test func theSelectionFollowsItsItems() {
    let host = rows([4])
    host.collection.allowsMultipleSelection = true
    for item in [1, 3] {
      host.collection.selectItem(at: path(item), animated: false, scrollPosition: [])
    }

    host.counts = [3]
    host.collection.deleteItems(at: [path(1)])

    #expect(host.collection.indexPathsForSelectedItems == [path(2)])
  }

  @Test func nothingIsShownBeforeTheFirstLayoutPass() {
    let layout = UICollectionViewFlowLayout()
    let host = CollectionHost(CGSize(width: 100, height: 100), layout, counts: [1])
    host.collection.performBatchUpdates {
      host.counts = [2]
      host.collection.insertItems(at: [path(0)])
    }

    #expect(host.made.isEmpty)
    host.layOut()
    #expect(host.made == [path(0), path(1)])
  }

  @Test func completionComesOnALaterTurn() async {
    let host = rows([1])
    var done = false
    await withCheckedContinuation { continuation in
      host.collection.performBatchUpdates(nil) { finished in
        done = finished
        continuation.resume()
      }
      #expect(!done)
    }
    #expect(done)
  }

  // MARK: Consistency

  @Test func anInconsistentBatchStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let host = CollectionHost(
          CGSize(width: 100, height: 100), UICollectionViewFlowLayout(), counts: [1])
        host.layOut()
        host.collection.insertItems(at: [path(0)])
      }
    }
  }
}
