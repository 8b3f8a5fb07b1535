import DarkroomUIKit
import Foundation
import Testing

/// Visible cells are asked for their preferred attributes again after an invalidation that names nothing.
///
/// Apple, "invalidateLayout()": it calls `invalidateLayout(with:)` with a context of the layout's class. Instagram's
/// IGListKit #1002: a cell that only lays itself out again is not asked.
@MainActor
@Suite(.serialized, .tags(.lists))
struct RemeasuringTests {
  final class Cell: UICollectionViewCell {
    static var asked = 0
    static var height: CGFloat = 20
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      Self.asked += 1
      layoutAttributes.size.height = Self.height
      return layoutAttributes
    }
  }

  enum Kind: CaseIterable {
    case flow, compositional
    @MainActor var layout: UICollectionViewLayout {
      switch self {
      case .flow:
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 50)
        return layout
      case .compositional:
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      }
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let source = Source()

  private func list(_ kind: Kind) -> UICollectionView {
    (Cell.asked, Cell.height) = (0, 20)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: kind.layout)
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.layoutIfNeeded()
    return list
  }

  private func heights(_ list: UICollectionView) -> [CGFloat] {
    list.visibleCells.map(\.frame.height)
  }

  @Test(arguments: Kind.allCases, [true, false])
  func anInvalidationAsksAgain(kind: Kind, withContext: Bool) {
    let list = list(kind)
    #expect(Cell.asked == 3 && heights(list) == [20, 20, 20])

    Cell.height = 35
    let layout = list.collectionViewLayout
    if withContext {
      let context =
        kind == .flow
        ? UICollectionViewFlowLayoutInvalidationContext()
        : UICollectionViewLayoutInvalidationContext()
      layout.invalidateLayout(with: context)
    } else {
      layout.invalidateLayout()
    }
    list.layoutIfNeeded()
    #expect(Cell.asked == 6 && heights(list) == [35, 35, 35])
  }

  @Test(arguments: Kind.allCases)
  func layingTheListOutDoesNotAsk(kind: Kind) {
    let list = list(kind)
    list.setNeedsLayout()
    list.layoutIfNeeded()
    list.contentOffset.y = 1
    list.layoutIfNeeded()
    #expect(Cell.asked == 3)
  }
}
