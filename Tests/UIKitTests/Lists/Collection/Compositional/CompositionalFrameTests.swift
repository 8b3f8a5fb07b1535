import DarkroomUIKit
import Foundation
import Testing

/// Compositional layouts in literal numbers: edges, not lengths, are rounded to pixels, half up.
@MainActor
@Suite(.tags(.lists, .autoLayout))
struct CompositionalFrameTests {
  private func thirds(_ scale: CGFloat) -> CollectionHost {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.3)),
      subitems: [item])
    return CollectionHost(
      CGSize(width: 320, height: 600),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      counts: [4], scale: scale)
  }

  /// Edges at 106.6667 and 213.3333.
  @Test func thirdsOf320AreRoundedToPixels() throws {
    let (one, two, three) = (thirds(1), thirds(2), thirds(3))

    #expect(one.frame(0) == rect(0, 0, 107, 96) && one.frame(1) == rect(107, 0, 106, 96))
    #expect(one.frame(2) == rect(213, 0, 107, 96) && one.frame(3) == rect(0, 96, 107, 96))
    #expect(two.frame(0) == rect(0, 0, 106.5, 96) && two.frame(1) == rect(106.5, 0, 107, 96))
    #expect(two.frame(2) == rect(213.5, 0, 106.5, 96))
    #expect(try #require(three.frame(0)).isNear(0, 0, 106.66667, 96))
    #expect(try #require(three.frame(1)).isNear(106.66667, 0, 106.66667, 96))
    #expect(try #require(three.frame(2)).isNear(213.33333, 0, 106.66667, 96))
  }

  /// The small excess that items may have is millions of times the length of these.
  @Test func aLineOfNextToNoLengthTakesTheItemsOfItsShares() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), subitems: [item])
    let host = CollectionHost(
      CGSize(width: 1e-9, height: 600),
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      counts: [4])

    #expect(host.collection.collectionViewLayout.collectionViewContentSize.height == 60)
  }

  @Test func insetsOfItemGroupAndSectionAddUp() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 8, trailing: 16)
    section.interGroupSpacing = 12
    let host = CollectionHost(
      CGSize(width: 375, height: 600), UICollectionViewCompositionalLayout(section: section),
      counts: [3], scale: 2)

    // 343 wide: halves of 171.5, 80 high within the group.
    #expect(host.frame(0) == rect(20, 32, 163.5, 76))
    #expect(host.frame(1) == rect(191.5, 32, 163.5, 76))
    #expect(host.frame(2) == rect(20, 144, 163.5, 76))
    #expect(
      host.collection.collectionViewLayout.collectionViewContentSize
        == CGSize(width: 375, height: 240))
  }

  // MARK: Estimated lengths

  /// Rows that ask for as many points as their item's number says.
  private func estimated(_ count: Int, height: @escaping (IndexPath) -> CGFloat) -> MeasuredHost {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    return MeasuredHost(UICollectionViewCompositionalLayout(section: section), count, height)
  }

  @Test func visibleRowsTakeTheirOwnHeightsAndOthersTheEstimate() {
    let host = estimated(10) { CGFloat(20 + 10 * $0.item) }
    host.collection.layoutIfNeeded()

    // 20, 30, 40 and 50 with gaps of 10 reach to 170; the fifth is 60 high and ends at 240.
    #expect(host.frame(0) == rect(0, 0, 100, 20) && host.frame(1) == rect(0, 30, 100, 30))
    #expect(host.frame(2) == rect(0, 70, 100, 40) && host.frame(3) == rect(0, 120, 100, 50))
    #expect(host.frame(4) == rect(0, 180, 100, 60) && host.frame(5) == rect(0, 250, 100, 50))
    #expect(host.frame(9) == rect(0, 490, 100, 50))
    #expect(host.collection.contentSize == CGSize(width: 100, height: 540))
  }

  @Test func aHundredThousandEstimatedRowsMeasureOnlyTheVisible() {
    let host = estimated(100_000) { _ in 30 }
    host.collection.layoutIfNeeded()

    // Rows of 30 and gaps of 10: the fifth ends at 190, the sixth begins at 200.
    #expect(host.frame(4) == rect(0, 160, 100, 30))
    #expect(host.measured <= 8)
    #expect(host.collection.visibleCells.count == 5)

    host.collection.contentOffset.y = 3_000_000
    host.collection.layoutIfNeeded()
    #expect(host.measured <= 20)
  }

  @Test func sectionsAreDefinedOnceHoweverManyViewsAreMeasured() {
    var asked = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      asked += 1
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    let host = MeasuredHost(layout, 10) { _ in 30 }
    host.collection.layoutIfNeeded()
    #expect(asked == 1 && host.frame(1) == rect(0, 30, 100, 30))

    layout.invalidateLayout()
    host.collection.layoutIfNeeded()
    #expect(asked == 2)
  }

  @Test func groupsOfTwoAreAsHighAsTheirHigherItem() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)), subitems: [item])
    let host = MeasuredHost(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), 3
    ) { CGFloat([20, 70, 40][$0.item]) }
    host.collection.layoutIfNeeded()

    #expect(host.frame(0) == rect(0, 0, 50, 20) && host.frame(1) == rect(50, 0, 50, 70))
    #expect(host.frame(2) == rect(0, 70, 50, 40))
    #expect(host.collection.contentSize == CGSize(width: 100, height: 110))
  }
}

/// A collection, 100 by 200 points, whose cells ask for heights.
@MainActor
private final class MeasuredHost: NSObject, UICollectionViewDataSource {
  final class Cell: UICollectionViewCell {
    weak var host: MeasuredHost?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let host else { return layoutAttributes }
      host.measured += 1
      layoutAttributes.size.height = host.height(layoutAttributes.indexPath)
      return layoutAttributes
    }
  }

  let collection: UICollectionView
  var measured = 0
  private let count: Int
  private let height: (IndexPath) -> CGFloat

  init(
    _ layout: UICollectionViewLayout, _ count: Int, _ height: @escaping (IndexPath) -> CGFloat
  ) {
    collection = UICollectionView(frame: rect(0, 0, 100, 200), collectionViewLayout: layout)
    self.count = count
    self.height = height
    super.init()
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
  }

  func frame(_ item: Int) -> CGRect? {
    collection.layoutAttributesForItem(at: path(item))?.frame
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.host = self
    return cell
  }
}
