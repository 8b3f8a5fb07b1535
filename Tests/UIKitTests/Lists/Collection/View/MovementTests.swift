import DarkroomUIKit
import Foundation
import Testing

/// Items moved by hand: the data source hears of it when they are let go.
@MainActor
struct MovementTests {
  /// Rows of 40 points that say what they are asked about moves.
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var items = ["a", "b", "c", "d"]
    var calls: [String] = []
    var lastTarget: IndexPath?

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { items.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = items[indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      calls.append("can \(indexPath.item)")
      return indexPath.item != 3
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      calls.append("move \(sourceIndexPath.item) to \(destinationIndexPath.item)")
      items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { lastTarget ?? proposedIndexPath }
  }

  private let source = Source()
  private let collection: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    collection = UICollectionView(frame: rect(0, 0, 100, 400), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.delegate = source
    collection.layoutIfNeeded()
  }

  private var labels: [String?] {
    collection.visibleCells.map(\.accessibilityLabel)
  }

  @Test func anItemThatMayNotMoveStays() {
    #expect(!collection.beginInteractiveMovementForItem(at: path(3)))
    #expect(!collection.beginInteractiveMovementForItem(at: path(9)))
    #expect(source.calls == ["can 3"])
  }

  @Test func theOthersMakeRoomAndTheDataSourceHearsAtTheEnd() throws {
    let cell = try #require(collection.cellForItem(at: path(0)))
    #expect(collection.beginInteractiveMovementForItem(at: path(0)))

    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 95))
    #expect(labels == ["b", "c", "a", "d"] && collection.cellForItem(at: path(2)) === cell)
    #expect(cell.frame == rect(10, 75, 100, 40))
    #expect(collection.cellForItem(at: path(0))?.frame == rect(0, 0, 100, 40))
    #expect(source.calls == ["can 0"] && source.items == ["a", "b", "c", "d"])

    collection.endInteractiveMovement()
    #expect(source.calls == ["can 0", "move 0 to 2"] && labels == ["b", "c", "a", "d"])
    #expect(cell.frame == rect(0, 80, 100, 40))
  }

  @Test func aCancelledMoveGoesBack() throws {
    let cell = try #require(collection.cellForItem(at: path(1)))
    _ = collection.beginInteractiveMovementForItem(at: path(1))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 140))

    collection.cancelInteractiveMovement()

    #expect(labels == ["a", "b", "c", "d"] && cell.frame == rect(0, 40, 100, 40))
    #expect(source.calls == ["can 1"])
  }

  @Test func theDelegateChoosesAnotherTarget() {
    source.lastTarget = path(1)
    _ = collection.beginInteractiveMovementForItem(at: path(0))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 140))
    collection.endInteractiveMovement()

    #expect(source.calls.last == "move 0 to 1" && labels == ["b", "a", "c", "d"])
  }

  @Test func cellsMadeMeanwhileShowTheDataWhereItIs() {
    _ = collection.beginInteractiveMovementForItem(at: path(0))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    // b, c, a, d; the cells of b and c are made anew.
    collection.frame.size.height = 400
    collection.reloadItems(at: [path(0)])

    #expect(labels == ["b", "c", "a", "d"])
  }

  @Test func diffableDataSourcesTellOfTheirOwnTransaction() {
    var moves: [[Int]] = []
    let diffable = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    diffable.reorderingHandlers.canReorderItem = { _ in true }
    diffable.reorderingHandlers.didReorder = { moves.append($0.finalSnapshot.itemIdentifiers) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    diffable.apply(snapshot)
    collection.layoutIfNeeded()

    #expect(collection.beginInteractiveMovementForItem(at: path(0)))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 100))
    collection.endInteractiveMovement()

    #expect(moves == [[2, 3, 1]] && diffable.itemIdentifier(for: path(2)) == 1)
  }
}
