import DarkroomUIKit
import Foundation
import Testing

/// Layouts change at once, or step by step.
@MainActor
struct LayoutTransitionTests {
  private final class Rows: UICollectionViewFlowLayout {
    let name: String
    let log: Log
    var target: CGPoint?

    init(_ name: String, _ height: CGFloat, _ log: Log) {
      self.name = name
      self.log = log
      super.init()
      itemSize = CGSize(width: 100, height: height)
      minimumLineSpacing = 0
    }
    required init?(coder: NSCoder) { nil }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      log.calls.append("\(name) to \((newLayout as? Rows)?.name ?? "?")")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      log.calls.append("\(name) from \((oldLayout as? Rows)?.name ?? "?")")
    }
    override func finalizeLayoutTransition() { log.calls.append("\(name) final") }
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { target ?? proposedContentOffset }
  }

  private final class Log { var calls: [String] = [] }

  private let log = Log()
  private let low: Rows
  private let high: Rows
  private let host: CollectionHost

  init() {
    low = Rows("low", 40, log)
    high = Rows("high", 100, log)
    host = CollectionHost(CGSize(width: 100, height: 200), low, counts: [10])
    host.layOut()
  }

  private var collection: UICollectionView { host.collection }

  @Test func bothLayoutsHearAndTheCellsStay() throws {
    let cell = try #require(collection.cellForItem(at: path(1)))

    collection.setCollectionViewLayout(high, animated: true)

    #expect(log.calls == ["low to high", "high from low", "low final", "high final"])
    #expect(collection.collectionViewLayout === high && low.collectionView == nil)
    #expect(collection.cellForItem(at: path(1)) === cell && cell.frame == rect(0, 100, 100, 100))
    #expect(collection.contentSize == CGSize(width: 100, height: 1000))
  }

  @Test func completionComesOnALaterTurn() async {
    var finished = false
    await withCheckedContinuation { continuation in
      collection.setCollectionViewLayout(high, animated: true) {
        finished = $0
        continuation.resume()
      }
      #expect(!finished)
    }
    #expect(finished)
  }

  @Test func theNewLayoutChoosesTheOffset() {
    high.target = CGPoint(x: 0, y: 350)

    collection.setCollectionViewLayout(high, animated: true)

    #expect(collection.contentOffset == CGPoint(x: 0, y: 350))
  }

  @Test func theOffsetStaysWithinShorterContent() {
    collection.setCollectionViewLayout(high, animated: true)
    collection.contentOffset.y = 800
    collection.layoutIfNeeded()

    collection.setCollectionViewLayout(low, animated: true)

    // Ten rows of 40 in 200.
    #expect(collection.contentOffset == CGPoint(x: 0, y: 200))
  }

  @Test func aTransitionStandsBetweenItsEnds() {
    let between = collection.startInteractiveTransition(to: high)
    #expect(collection.collectionViewLayout === between)
    #expect(between.currentLayout === low && between.nextLayout === high)

    between.transitionProgress = 0.5
    collection.layoutIfNeeded()
    // Between (0, 40, 100, 40) and (0, 100, 100, 100).
    #expect(host.frame(1) == rect(0, 70, 100, 70))
    #expect(collection.contentSize == CGSize(width: 100, height: 700))
    #expect(collection.cellForItem(at: path(1))?.frame == rect(0, 70, 100, 70))

    collection.finishInteractiveTransition()
    #expect(collection.collectionViewLayout === high && host.frame(1) == rect(0, 100, 100, 100))
    #expect(log.calls == ["low to high", "high from low", "low final", "high final"])
  }

  @Test func aCancelledTransitionGoesBackAndSaysSo() async {
    collection.contentOffset.y = 60
    let result: [Bool] = await withCheckedContinuation { continuation in
      let between = collection.startInteractiveTransition(to: high) {
        continuation.resume(returning: [$0, $1])
      }
      between.transitionProgress = 1
      collection.layoutIfNeeded()
      collection.cancelInteractiveTransition()
    }

    #expect(result == [true, false] && collection.collectionViewLayout === low)
    #expect(host.frame(1) == rect(0, 40, 100, 40))
    #expect(collection.contentOffset == CGPoint(x: 0, y: 60))
  }

  @Test func animatedKeysKeepTheirValues() {
    let between = UICollectionViewTransitionLayout(currentLayout: low, nextLayout: high)
    between.updateValue(3, forAnimatedKey: "offset")

    #expect(between.value(forAnimatedKey: "offset") == CGFloat(3))
    #expect(between.value(forAnimatedKey: "other") == CGFloat(0))
  }
}
