import DarkroomUIKit
import Foundation
import Testing

/// Frames by hand from the sizes that the layout names.
@MainActor
@Suite(.tags(.lists))
struct CompositionalLayoutTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func host(
    _ width: CGFloat, _ height: CGFloat, _ counts: [Int], _ section: NSCollectionLayoutSection
  ) -> CollectionHost {
    CollectionHost(
      CGSize(width: width, height: height),
      UICollectionViewCompositionalLayout(section: section), counts: counts)
  }

  private func rows(_ height: CGFloat) -> NSCollectionLayoutSection {
    let full = size(.fractionalWidth(1), .absolute(height))
    return NSCollectionLayoutSection(
      group: .vertical(layoutSize: full, subitems: [NSCollectionLayoutItem(layoutSize: full)]))
  }

  @Test func itemsRepeatUntilTheGroupIsFull() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
    let host = host(400, 300, [6], NSCollectionLayoutSection(group: group))

    // Four of 100 to a row 80 high.
    #expect(host.frame(0) == rect(2, 1, 94, 76) && host.frame(3) == rect(302, 1, 94, 76))
    #expect(host.frame(4) == rect(2, 81, 94, 76) && host.frame(5) == rect(102, 81, 94, 76))
    #expect(host.collection.collectionViewLayout.collectionViewContentSize.height == CGFloat(160))
  }

  @Test func aCountSharesTheWidth() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 7, trailing: 30)
    let host = host(360, 300, [3], section)

    // 310 wide, less 10: 150 each.
    #expect(host.frame(0) == rect(20, 5, 150, 44) && host.frame(1) == rect(180, 5, 150, 44))
    #expect(host.frame(2) == rect(20, 55, 150, 44))
    #expect(host.collection.collectionViewLayout.collectionViewContentSize.height == CGFloat(106))
  }

  @Test func flexibleSpacingTakesWhatIsLeft() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
    group.interItemSpacing = .flexible(8)
    let host = host(300, 300, [4], NSCollectionLayoutSection(group: group))

    // Four of 60 and three gaps of 8 are 264; 36 left are 12 more for each gap.
    #expect((0..<4).compactMap { host.frame($0)?.minX } == [0, 80, 160, 240])
  }

  @Test func flexibleEdgesCentreAnItem() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(20)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(4), trailing: .flexible(0), bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(50)), subitems: [item])
    let host = host(300, 300, [1], NSCollectionLayoutSection(group: group))

    #expect(host.frame(0) == rect(20, 4, 60, 20))
  }

  @Test func groupsNest() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, column])
    let host = host(300, 600, [5], NSCollectionLayoutSection(group: group))

    #expect(host.frame(0) == rect(0, 0, 210, 200))
    #expect(host.frame(1) == rect(210, 0, 90, 100) && host.frame(2) == rect(210, 100, 90, 100))
    #expect(host.frame(3) == rect(0, 200, 210, 200) && host.frame(4) == rect(210, 200, 90, 100))
  }

  @Test func customGroupsPutItemsWhereTheySay() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, width / 2, 30)),
        NSCollectionLayoutGroupCustomItem(frame: rect(10, 40, 20, 20), zIndex: 3),
      ]
    }
    let host = host(200, 600, [3], NSCollectionLayoutSection(group: group))

    #expect(host.frame(0) == rect(0, 0, 100, 30) && host.frame(1) == rect(10, 40, 20, 20))
    #expect(host.frame(2) == rect(0, 100, 100, 30))
    #expect(host.collection.layoutAttributesForItem(at: path(1))?.zIndex == 3)
  }

  @Test func headersLieAboveTheInsetsAndWithinTheSides() {
    let section = rows(40)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 10, bottom: 6, trailing: 20)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(.absolute(50), .absolute(12)),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing),
    ]
    let host = host(200, 600, [2, 1], section)

    let header = UICollectionView.elementKindSectionHeader
    #expect(host.frame(ofKind: header) == rect(10, 0, 170, 30))
    #expect(host.frame(0) == rect(10, 38, 170, 40) && host.frame(1) == rect(10, 78, 170, 40))
    #expect(host.frame(ofKind: UICollectionView.elementKindSectionFooter) == rect(130, 124, 50, 12))
    #expect(host.frame(ofKind: header, 1) == rect(10, 136, 170, 30))
  }

  @Test func pinnedHeadersStayInSight() {
    let section = rows(100)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let host = host(100, 200, [3, 3], section)
    let kind = UICollectionView.elementKindSectionHeader

    host.collection.contentOffset.y = 120
    host.layOut()
    #expect(host.collection.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY == 120)
    // The section's items end at 330.
    host.collection.contentOffset.y = 315
    host.layOut()
    #expect(host.collection.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY == 300)
  }

  @Test func badgesHangOnTheirItems() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let host = host(200, 200, [2], NSCollectionLayoutSection(group: group))

    let kind = "badge"
    #expect(
      host.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0))?.frame
        == rect(90, -5, 20, 10))
    #expect(
      host.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(1))?.frame
        == rect(190, -5, 20, 10))
    host.layOut()
    #expect(host.collection.visibleSupplementaryViews(ofKind: kind).count == 2)
  }

  @Test func backgroundsLieBehindTheirSection() {
    final class Background: UICollectionReusableView {}
    let section = rows(40)
    let decoration = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    decoration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [decoration]
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
    let host = host(100, 300, [2], section)
    host.collection.collectionViewLayout.register(
      Background.self, forDecorationViewOfKind: "card")
    host.layOut()

    let view = host.collection.subviews.first { $0 is Background }
    #expect(view?.frame == rect(2, 1, 94, 96))
    #expect(host.collection.subviews.first === view)
  }

  @Test func aSectionScrollsAcrossInAViewOfItsOwn() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(80), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    let host = host(200, 300, [10], section)
    host.layOut()

    // 20, 110, 200: the third starts at the edge and is not in sight.
    #expect(host.made == [path(0), path(1)])
    let cell = try #require(host.collection.cellForItem(at: path(1)))
    let scroller = try #require(cell.superview as? UIScrollView)
    #expect(scroller.frame == rect(0, 5, 200, 50) && cell.frame == rect(110, 0, 80, 50))
    // Ten of 80, nine gaps, the insets.
    #expect(scroller.contentSize == CGSize(width: 930, height: 50))
    #expect(host.collection.contentSize == CGSize(width: 200, height: 60))

    scroller.contentOffset.x = 100
    host.layOut()
    #expect(host.collection.indexPathsForVisibleItems == [path(1), path(2), path(3)])
  }

  @Test func aCentredPageStartsInTheMiddle() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.8), .absolute(50)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let host = host(200, 300, [3], section)
    host.layOut()

    // 160 wide in 200: 20 on each side.
    let scroller = try #require(
      host.collection.cellForItem(at: path(0))?.superview as? UIScrollView)
    #expect(scroller.contentOffset.x == CGFloat(-20))
  }

  @Test func sectionsAreAskedForOneByOne() {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      #expect(environment.container.contentSize.width == CGFloat(100))
      return self.rows(index == 0 ? 10 : 20)
    }
    layout.configuration.interSectionSpacing = 5
    let host = CollectionHost(CGSize(width: 100, height: 300), layout, counts: [2, 1])

    #expect(host.frame(1) == rect(0, 10, 100, 10) && host.frame(0, 1) == rect(0, 25, 100, 20))
  }

  @Test func rightToLeftLayoutsAreMirrored() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(20)), subitems: [item])
    let host = host(200, 100, [2], NSCollectionLayoutSection(group: group))
    host.collection.semanticContentAttribute = .forceRightToLeft

    #expect(host.frames() == [rect(140, 0, 60, 20), rect(80, 0, 60, 20)])
  }

  @Test func oneHundredThousandItemsLayOutOnlyWhatIsVisible() {
    let host = host(100, 400, [100_000], rows(40))
    host.layOut()
    #expect(host.made == (0..<10).map { path($0) })

    host.made = []
    host.collection.contentOffset.y = 4_000_000 - 400
    host.layOut()
    #expect(host.made == (99_990..<100_000).map { path($0) })
  }

  // MARK: Lists

  @Test func rowsOfAListAreAsHighAsTheirContent() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let host = CollectionHost(CGSize(width: 320, height: 480), layout, counts: [2], scale: 3)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      content.textProperties.font = .systemFont(ofSize: 34)
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: host.collection) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["one", "two"])
    source.apply(snapshot)

    // A 34 point line is 40.6667 high, with 11 above and below, and the separator's pixel: 63.
    let frames = host.frames()
    #expect(frames.map { ($0.minY * 3).rounded() } == [0, 189])
    #expect(frames.map { ($0.height * 3).rounded() } == [189, 189])
    #expect(frames.map(\.width) == [320, 320])
  }

  @Test(arguments: [1_000_000_000, .max]) func aCountBeyondTheItemsLeavesTheRestOpen(_ count: Int) {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(20), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item, count: count)
    let host = host(360, 300, [3], NSCollectionLayoutSection(group: group))

    #expect((0..<3).allSatisfy { host.frame($0)?.minX == 0 && host.frame($0)?.height == 20 })
    #expect(host.collection.collectionViewLayout.collectionViewContentSize.height == CGFloat(44))
  }

  @Test func aGroupLargerThanAnyModelHoldsTheItemsThatCameLater() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(20), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item, count: .max)
    let host = host(360, 300, [3], NSCollectionLayoutSection(group: group))
    host.layOut()
    host.counts = [5000]
    host.collection.reloadData()
    host.layOut()

    #expect(host.collection.collectionViewLayout.collectionViewContentSize.height == CGFloat(44))
  }

  @Test(arguments: [Int.min, -1, 0]) func aGroupOfNoItemsShowsNone(_ count: Int) {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(20), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(44)), subitem: item, count: count)
    let host = host(360, 300, [3], NSCollectionLayoutSection(group: group))

    #expect(host.frames() == [])
  }
}
