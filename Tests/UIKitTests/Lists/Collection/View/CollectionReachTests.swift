import DarkroomUIKit
import Foundation
import Testing

/// A collection whose content ends above what it shows is scrolled back, whatever its layout.
@MainActor
@Suite(.serialized, .tags(.lists))
struct CollectionReachTests {
  private static func section(
    _ height: NSCollectionLayoutDimension, isAcross: Bool = false
  ) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    if isAcross { section.orthogonalScrollingBehavior = .continuous }
    return UICollectionViewCompositionalLayout(section: section)
  }

  private static func flow(isHorizontal: Bool = false) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.minimumLineSpacing = 0
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    return layout
  }

  private func host(_ layout: UICollectionViewLayout) -> CollectionHost {
    let host = CollectionHost(CGSize(width: 100, height: 200), layout, counts: [20])
    host.layOut()
    return host
  }

  @Test func flowsComeBack() {
    let host = host(Self.flow())
    host.collection.contentOffset.y = 600
    host.layOut()
    host.counts = [7]
    host.collection.reloadData()
    host.layOut()
    #expect(host.collection.contentOffset.y == 80)
    #expect(host.collection.indexPathsForVisibleItems.map(\.item).sorted() == [2, 3, 4, 5, 6])

    host.counts = [2]
    host.collection.performBatchUpdates {
      host.collection.deleteItems(at: (2..<7).map { path($0) })
    }
    #expect(host.collection.contentOffset.y == 0)
    #expect(host.collection.visibleCells.count == 2)
  }

  @Test func horizontalFlowsComeBack() {
    let layout = Self.flow(isHorizontal: true)
    layout.itemSize.height = 200
    let host = host(layout)
    host.collection.contentOffset.x = 1900
    host.layOut()
    host.counts = [3]
    host.collection.reloadData()
    host.layOut()

    #expect(host.collection.contentOffset.x == 200 && host.collection.visibleCells.count == 1)
  }

  @Test func compositionalSectionsComeBack() {
    for height in [NSCollectionLayoutDimension.absolute(40), .estimated(90)] {
      let host = host(Self.section(height))
      host.collection.contentOffset.y = host.collection.contentSize.height - 200
      host.layOut()
      host.counts = [1]
      host.collection.reloadData()
      host.layOut()

      #expect(host.collection.contentOffset.y == 0 && host.collection.visibleCells.count == 1)
    }
  }

  @Test func sectionsThatScrollAcrossComeBack() throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(60), heightDimension: .absolute(50))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
    let host = host(layout)
    let scroller = try #require(
      host.collection.subviews.compactMap { $0 as? UIScrollView }.first)
    scroller.contentOffset.x = 1100
    host.layOut()
    host.counts = [4]
    host.collection.performBatchUpdates {
      host.collection.deleteItems(at: (4..<20).map { path($0) })
    }
    host.layOut()

    #expect(scroller.contentOffset.x == 140)
    #expect(host.collection.indexPathsForVisibleItems.map(\.item).sorted() == [2, 3])
  }
}
