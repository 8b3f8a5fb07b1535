import Foundation
import Testing

@testable import DarkroomUIKit

/// Cells made of stacks in stacks are as high on their first display as ever after.
@MainActor
@Suite(.tags(.lists))
struct SelfSizingTests {
  /// The cells fill the list, are as high as single labels add up to, and stay so after a reload.
  private func check(
    _ host: ArticleHost, _ category: UIContentSizeCategory = .large,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [[CGRect]] {
    let shown = host.frames
    #expect((shown.last?.first?.maxY ?? 0) >= 480, sourceLocation: sourceLocation)
    for (index, cell) in shown.enumerated() {
      let (height, expected) = (cell[0].height, host.height(index, category))
      #expect(
        abs(height - expected) < 1e-3, "cell \(index): \(height), not \(expected)",
        sourceLocation: sourceLocation)
    }
    host.reload()
    #expect(host.frames == shown, sourceLocation: sourceLocation)
    return shown
  }

  @Test(arguments: ArticleHost.Kind.allCases)
  func cellsKeepTheirFramesThroughAReload(kind: ArticleHost.Kind) {
    let host = ArticleHost(kind, width: 320)
    let shown = check(host)

    host.scroll(to: 1500)
    host.scroll(to: 0)
    #expect(host.frames == shown)
  }

  @Test(arguments: ArticleHost.Kind.allCases)
  func cellsFollowTheContentSizeCategory(kind: ArticleHost.Kind) {
    let host = ArticleHost(kind, width: 320)
    let shown = host.frames

    host.list.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    #expect(check(host, .accessibilityMedium) != shown)

    host.scroll(to: 1500)
    host.list.traitOverrides.preferredContentSizeCategory = .large
    host.scroll(to: 0)
    #expect(check(host) == shown)
  }

  @Test(arguments: ArticleHost.Kind.allCases)
  func cellsAreMeasuredInTheCategoryOfTheirList(kind: ArticleHost.Kind) {
    let host = ArticleHost(kind, width: 320)
    host.list.traitOverrides.preferredContentSizeCategory = .extraSmall

    _ = check(host, .extraSmall)
  }

  @Test(arguments: ArticleHost.Kind.allCases)
  func cellsFollowTheWidth(kind: ArticleHost.Kind) {
    let host = ArticleHost(kind, width: 320)
    let shown = host.frames

    host.list.frame.size.width = 260
    #expect(check(host) != shown)

    host.scroll(to: 1500)
    host.list.frame.size.width = 320
    host.scroll(to: 0)
    #expect(check(host) == shown)
  }

  @Test(arguments: ArticleHost.Kind.allCases)
  func cellsInSightFollowWhatTheyShow(kind: ArticleHost.Kind) throws {
    let host = ArticleHost(kind, width: 320)
    let shown = host.frames
    let other = Article(number: 1)
    try #require(host.height(1, .large) != host.height(0, .large))
    let cell = try #require(host.cells.first)
    (cell as? any ArticleShowing)?.article.show(other)
    (cell as? UICollectionViewListCell)?.contentConfiguration =
      kind == .configuredList ? ArticleConfiguration(shown: other) : nil
    if let table = host.list as? UITableView {
      table.performBatchUpdates(nil)
    } else {
      (host.list as? UICollectionView)?.collectionViewLayout.invalidateLayout()
    }
    let height = try #require(host.cells.first).frame.height
    #expect(abs(height - host.height(1, .large)) < 1e-3)

    host.reload()
    #expect(host.frames == shown)
  }

  @Test(arguments: ArticleHost.Kind.allCases)
  func cellsBelowBarsAreAsElsewhere(kind: ArticleHost.Kind) {
    let (host, alone) = (ArticleHost(kind, width: 320), ArticleHost(kind, width: 320))
    let window = NotchedWindow(CGSize(width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.addSubview(host.list)
    host.list.contentInsetAdjustmentBehavior = .automatic

    for y in [60, 900, 30] as [CGFloat] {
      host.scroll(to: y)
      alone.scroll(to: y)
      #expect(host.frames == alone.frames)
    }
  }

  /// Not even with sizes that were only estimated.
  @Test(arguments: ArticleHost.Kind.allCases)
  func cellsContradictNoSizeOnTheirWay(kind: ArticleHost.Kind) {
    var found: [String] = []
    let old = LayoutEngine.report
    LayoutEngine.report = { found.append($0) }
    defer { LayoutEngine.report = old }

    let host = ArticleHost(kind, width: 320)
    _ = host.frames
    host.reload()
    _ = host.frames
    host.list.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    _ = host.frames
    host.list.frame.size.width = 260
    host.scroll(to: 1000)

    #expect(found == [])
  }

  @Test(arguments: [UITableView.Style.plain, .grouped])
  func titlesOfSectionsFollowTheContentSizeCategory(style: UITableView.Style) throws {
    let list = RecordingTable([["one"]], style: style)
    list.headers = ["Title"]
    list.table.reloadData()
    list.table.layoutIfNeeded()

    list.table.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let font = try #require(list.table.headerView(forSection: 0)?.textLabel?.font)

    list.table.reloadData()
    #expect(list.table.headerView(forSection: 0)?.textLabel?.font == font)
    #expect(font.pointSize > 25)
  }

  @Test func aTablesHeaderIsAsHighAsItsConstraintsAsk() throws {
    let host = ArticleHost(.table, width: 320)
    host.hasHeader = true
    let table = try #require(host.list as? UITableView)
    table.sectionHeaderTopPadding = 0
    table.sectionHeaderHeight = UITableView.automaticDimension
    table.estimatedSectionHeaderHeight = 40
    let expected = ArticleView.height(of: Article(number: 7), width: 304, .large) + 16

    for _ in 0..<2 {
      let header = try #require(table.headerView(forSection: 0))
      #expect(abs(header.frame.height - expected) < 1e-3)
      #expect(host.cells.first?.frame.minY == header.frame.maxY)
      host.reload()
    }
  }

  @Test func aSectionsHeaderIsAsHighAsItsConstraintsAsk() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "header", alignment: .top)
    ]
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let host = ArticleHost(.compositionalColumns, width: 320)
    collection.register(ArticleItem.self, forCellWithReuseIdentifier: "cell")
    let header = UICollectionView.SupplementaryRegistration<ArticleHeader>(elementKind: "header") {
      view, _, _ in view.article.show(Article(number: 7))
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      view, path, _ in host.collectionView(view, cellForItemAt: path)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    let expected = ArticleView.height(of: Article(number: 7), width: 304, .large) + 16

    for _ in 0..<2 {
      collection.layoutIfNeeded()
      let view = collection.supplementaryView(
        forElementKind: "header", at: IndexPath(item: 0, section: 0))
      #expect(abs((view?.frame.height ?? 0) - expected) < 1e-3)
      let first = collection.cellForItem(at: IndexPath(item: 0, section: 0))
      #expect(first?.frame.minY == view?.frame.maxY)
      collection.reloadData()
    }
  }

  @Test func aListOfLowRowsIsFilledWhateverTheEstimate() {
    let host = ArticleHost(.flowOfFullWidth, width: 3000)
    host.list.frame.size.height = 4000
    (host.list as? UICollectionView)?.collectionViewLayout = Tall()
    #expect((host.frames.last?.first?.maxY ?? 0) >= 4000)
  }

  /// Far off with its estimates.
  private final class Tall: UICollectionViewFlowLayout {
    override init() {
      super.init()
      estimatedItemSize = CGSize(width: 3000, height: 1500)
    }
    required init?(coder: NSCoder) { nil }
  }
}
