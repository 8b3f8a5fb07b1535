import DarkroomUIKit
import Foundation
import Testing

/// Measures, lists: flow layout.
@MainActor
@Suite(.tags(.lists))
struct FlowLayoutTests {
  private func flow(
    _ size: CGSize = CGSize(width: 50, height: 50),
    _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    change(layout)
    return layout
  }

  private func host(
    _ width: CGFloat, _ height: CGFloat, _ count: Int, _ layout: UICollectionViewLayout,
    scale: CGFloat = 2
  ) -> CollectionHost {
    CollectionHost(CGSize(width: width, height: height), layout, counts: [count], scale: scale)
  }

  @Test func defaultsAreThoseOfUIKit() {
    let layout = UICollectionViewFlowLayout()

    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == CGFloat(10))
    #expect(layout.minimumInteritemSpacing == CGFloat(10))
    #expect(layout.sectionInset == .zero && layout.estimatedItemSize == .zero)
    #expect(layout.scrollDirection == .vertical)
  }

  @Test func aFullLineEndsAtTheEdge() {
    let host = host(375, 600, 3, flow(CGSize(width: 100, height: 40)))

    #expect(host.frames() == [rect(0, 0, 100, 40), rect(137.5, 0, 100, 40), rect(275, 0, 100, 40)])
  }

  @Test func theLastLineIsSpacedAsIfItWereFull() {
    let host = host(375, 600, 4, flow())

    #expect(
      host.frames() == [
        rect(0, 0, 50, 50), rect(65, 0, 50, 50), rect(130, 0, 50, 50), rect(195, 0, 50, 50),
      ])
  }

  @Test func oneItemToALineLiesInItsMiddle() {
    let host = host(200, 600, 2, flow(CGSize(width: 150, height: 40)))

    #expect(host.frames() == [rect(25, 0, 150, 40), rect(25, 50, 150, 40)])
  }

  @Test func anItemWiderThanTheLineSticksOutOnBothSides() {
    let host = host(200, 600, 1, flow(CGSize(width: 250, height: 40)))

    #expect(host.frame(0) == rect(-25, 0, 250, 40))
  }

  @Test func aLoneItemOfAWiderLineLiesAtTheLeft() {
    let host = host(375, 600, 1, flow(CGSize(width: 100, height: 40)))

    #expect(host.frame(0) == rect(0, 0, 100, 40))
  }

  @Test func positionsAreRoundedToPixels() {
    let layout = flow(CGSize(width: 80, height: 20)) {
      $0.sectionInset = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 14)
      $0.minimumInteritemSpacing = 0
    }
    let host = host(280, 100, 3, layout)
    // 280 - 26 - 240 = 14, 7 for each gap: 12, 99, 186.
    #expect(host.frames().map(\.minX) == [12, 99, 186])

    // 281 - 26 - 240 = 15: 7.5 each; 12, 99.5, 187 on whole half points.
    host.collection.frame.size.width = 281
    #expect(host.frames().map(\.minX) == [12, 99.5, 187])
  }

  @Test func thirdsAreRoundedHalfUpAtTwoAndThreePixelsToThePoint() {
    // Four of 80 in 351: 31 left, 10.3333 for each gap: 0, 90.3333, 180.6667, 271.
    let host = host(351, 100, 4, flow(CGSize(width: 80, height: 20)))
    #expect(host.frames().map(\.minX) == [0, 90.5, 180.5, 271])

    host.collection.traitOverrides.displayScale = 3
    host.collection.collectionViewLayout.invalidateLayout()
    let x = host.frames().map { ($0.minX * 3).rounded() }
    #expect(x == [0, 271, 542, 813])
  }

  @Test func itemsThatFillTheLineExactlyFit() {
    // Three thirds of 320 are a little more than 320 in binary.
    let layout = flow(CGSize(width: 320 / 3, height: 10)) {
      $0.minimumInteritemSpacing = 0
      $0.minimumLineSpacing = 0
    }
    let host = host(320, 100, 6, layout, scale: 3)

    #expect(host.frames().map(\.minY) == [0, 0, 0, 10, 10, 10])
  }

  @Test func headersAndFootersSpanTheWidthAndInsetsAreForItems() {
    let layout = flow {
      $0.headerReferenceSize = CGSize(width: 1, height: 30)
      $0.footerReferenceSize = CGSize(width: 1, height: 20)
      $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 15)
    }
    let host = CollectionHost(CGSize(width: 200, height: 600), layout, counts: [4, 1])
    host.layOut()

    // 175 for items: three of 50 leave 25, 12.5 for each gap.
    let header = UICollectionView.elementKindSectionHeader
    let footer = UICollectionView.elementKindSectionFooter
    #expect(host.frame(ofKind: header) == rect(0, 0, 200, 30))
    #expect(host.frame(0) == rect(10, 35, 50, 50) && host.frame(1) == rect(72.5, 35, 50, 50))
    #expect(host.frame(2) == rect(135, 35, 50, 50) && host.frame(3) == rect(10, 95, 50, 50))
    #expect(host.frame(ofKind: footer) == rect(0, 152, 200, 20))
    #expect(host.frame(ofKind: header, 1) == rect(0, 172, 200, 30))
    #expect(host.frame(0, 1) == rect(10, 207, 50, 50))
    #expect(host.collection.contentSize == CGSize(width: 200, height: 284))
    #expect(host.collection.visibleSupplementaryViews(ofKind: header).count == 2)
  }

  @Test func aHeaderOfNoSizeIsNoView() {
    let host = host(200, 200, 1, flow())
    host.layOut()

    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    #expect(kinds.map { host.frame(ofKind: $0) } == [rect(0, 0, 0, 0), rect(0, 50, 0, 0)])
    #expect(host.frame(ofKind: "badge") == nil && host.frame(ofKind: kinds[0], 1) == nil)
    let inSight = host.collection.collectionViewLayout
      .layoutAttributesForElements(in: rect(-10, -10, 300, 300))
    #expect(inSight?.count == 1)
    #expect(
      host.collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        .isEmpty)
  }

  @Test func sidewaysItemsRunDownTheColumn() {
    let layout = flow(CGSize(width: 40, height: 60)) {
      $0.scrollDirection = .horizontal
      $0.headerReferenceSize = CGSize(width: 25, height: 1)
      $0.minimumLineSpacing = 8
      $0.minimumInteritemSpacing = 4
      $0.sectionInset = UIEdgeInsets(top: 10, left: 3, bottom: 6, right: 2)
    }
    // 200 - 16 = 184: two of 60 and 4 fit, a third does not; 60 left is one gap of 64.
    let host = host(300, 200, 5, layout)
    host.layOut()

    #expect(host.frame(ofKind: UICollectionView.elementKindSectionHeader) == rect(0, 0, 25, 200))
    #expect(host.frame(0) == rect(28, 10, 40, 60) && host.frame(1) == rect(28, 134, 40, 60))
    #expect(host.frame(2) == rect(76, 10, 40, 60) && host.frame(4) == rect(124, 10, 40, 60))
    // 25 + 3 + 3 x 40 + 2 x 8 + 2.
    #expect(host.collection.contentSize == CGSize(width: 166, height: 200))
  }

  @Test func theContentInsetNarrowsTheLines() {
    let host = CollectionHost(
      CGSize(width: 300, height: 300), flow(CGSize(width: 100, height: 10)), counts: [3],
      inset: UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 40))
    host.layOut()

    // 230 wide: two of 100 leave 30.
    #expect(host.frame(1) == rect(130, 0, 100, 10) && host.frame(2) == rect(0, 20, 100, 10))
    #expect(host.collection.contentOffset == CGPoint(x: -30, y: -20))
    #expect(host.collection.contentSize == CGSize(width: 230, height: 30))
  }

  @Test func emptySectionsKeepTheirInsets() {
    let layout = flow { $0.sectionInset = UIEdgeInsets(top: 4, left: 0, bottom: 6, right: 0) }
    let host = CollectionHost(CGSize(width: 200, height: 200), layout, counts: [0, 1])
    host.layOut()

    #expect(host.frame(0, 1) == rect(0, 14, 50, 50))
  }

  // MARK: Sizes of the delegate

  @Test func itemsOfTheirOwnSizesAreCentredInTheirLine() {
    let sizes = [
      CGSize(width: 60, height: 20), CGSize(width: 80, height: 50), CGSize(width: 120, height: 30),
      CGSize(width: 40, height: 40),
    ]
    let host = host(200, 300, 4, flow())
    let delegate = FlowDelegate { sizes[$0.item] }
    host.collection.delegate = delegate
    host.layOut()

    // 60 + 10 + 80 leave 50 for the one gap of 60; 120 + 10 + 40 leave 30, less than one more of
    // 40 and 10.
    #expect(host.frame(0) == rect(0, 15, 60, 20) && host.frame(1) == rect(120, 0, 80, 50))
    #expect(host.frame(2) == rect(0, 65, 120, 30) && host.frame(3) == rect(160, 60, 40, 40))
    #expect(host.collection.contentSize.height == CGFloat(100))
  }

  @Test func theLastLineIsSpacedAsIfMoreOfItsLastItemsFollowed() {
    let host = host(300, 300, 3, flow())
    let delegate = FlowDelegate { CGSize(width: $0.item == 2 ? 70 : 200, height: 20) }
    host.collection.delegate = delegate
    host.layOut()

    // Lines: 200, then 200 + 10 + 70; 20 are left, too little for another 80.
    #expect(host.frame(0) == rect(50, 0, 200, 20))
    #expect(host.frame(1) == rect(0, 30, 200, 20) && host.frame(2) == rect(230, 30, 70, 20))
  }

  @Test func theDelegateDecidesSectionBySection() {
    let host = CollectionHost(CGSize(width: 100, height: 400), flow(), counts: [2, 2])
    let delegate = FlowDelegate(spacing: { $0 == 0 ? 3 : 30 }, header: { $0 == 1 ? 12 : 0 })
    host.collection.delegate = delegate
    host.layOut()

    #expect(host.frame(1) == rect(25, 53, 50, 50))
    #expect(host.frame(ofKind: UICollectionView.elementKindSectionHeader)?.size == .zero)
    #expect(
      host.frame(ofKind: UICollectionView.elementKindSectionHeader, 1) == rect(0, 103, 100, 12))
    #expect(host.frame(1, 1) == rect(25, 195, 50, 50))
  }

  // MARK: Scrolling

  @Test func pinnedHeadersStayWhileTheirSectionDoes() {
    let layout = flow(CGSize(width: 100, height: 100)) {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.minimumLineSpacing = 0
      $0.sectionHeadersPinToVisibleBounds = true
    }
    let host = CollectionHost(CGSize(width: 100, height: 200), layout, counts: [3, 3])
    let header = UICollectionView.elementKindSectionHeader
    host.collection.contentOffset.y = 150
    host.layOut()
    #expect(
      host.collection.supplementaryView(forElementKind: header, at: path(0))?.frame.minY == 150)

    // The first section ends at 330.
    host.collection.contentOffset.y = 310
    host.layOut()
    #expect(
      host.collection.supplementaryView(forElementKind: header, at: path(0))?.frame.minY == 300)
    #expect(
      host.collection.supplementaryView(forElementKind: header, at: path(0, 1))?.frame.minY == 330)
  }

  @Test func oneHundredThousandItemsLayOutOnlyWhatIsVisible() {
    let host = host(
      320, 480, 100_000,
      flow(CGSize(width: 320, height: 48)) {
        $0.minimumLineSpacing = 0
      })
    host.layOut()
    #expect(host.made == (0..<10).map { path($0) })
    #expect(host.collection.contentSize.height == CGFloat(4_800_000))

    host.made = []
    host.collection.contentOffset.y = 4_800_000 - 480
    host.layOut()
    #expect(host.made == (99_990..<100_000).map { path($0) })
    #expect(host.collection.visibleCells.count == 10)
  }

  @Test(arguments: [-.infinity, .nan, .infinity, 1e300] as [CGFloat])
  func anyInsetsAndSpacingsAreLaidOut(_ length: CGFloat) {
    for change: (UICollectionViewFlowLayout) -> Void in [
      { $0.minimumLineSpacing = length }, { $0.minimumInteritemSpacing = length },
      { $0.sectionInset.top = length }, { $0.sectionInset.left = length },
      { $0.headerReferenceSize.height = length },
    ] {
      let host = CollectionHost(
        CGSize(width: 100, height: 100), flow { change($0) }, counts: [2, 5])
      host.layOut()

      #expect(host.collection.numberOfSections == 2)
    }
  }
}

/// A flow delegate made of closures.
@MainActor
final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
  let size: (IndexPath) -> CGSize
  let spacing: (Int) -> CGFloat
  let header: (Int) -> CGFloat

  init(
    size: @escaping (IndexPath) -> CGSize = { _ in CGSize(width: 50, height: 50) },
    spacing: @escaping (Int) -> CGFloat = { _ in 10 },
    header: @escaping (Int) -> CGFloat = { _ in 0 }
  ) {
    self.size = size
    self.spacing = spacing
    self.header = header
    super.init()
  }

  convenience init(_ size: @escaping (IndexPath) -> CGSize) { self.init(size: size) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { spacing(section) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: header(section)) }
}
