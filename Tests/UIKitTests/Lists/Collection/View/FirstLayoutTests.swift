import DarkroomQuartzCore
import DarkroomUIKit
import Foundation
import Testing

/// Views of a collection are laid out where they are shown, and their constraints are solved by then.
@MainActor
struct FirstLayoutTests {
  /// A cell with a gradient that follows a constrained view, as apps write it.
  private final class GradientCell: UICollectionViewCell {
    let backdrop = Backdrop()
    let gradient = CAGradientLayer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(backdrop)
      backdrop.pin(to: contentView)
      let height = backdrop.heightAnchor.constraint(equalToConstant: 60)
      height.priority = .defaultHigh
      height.isActive = true
      backdrop.layer.addSublayer(gradient)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.layoutIfNeeded()
      gradient.frame = backdrop.bounds
    }
  }

  private final class GradientHeader: UICollectionReusableView {
    let backdrop = Backdrop()
    let gradient = CAGradientLayer()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(backdrop)
      backdrop.pin(to: self)
      backdrop.layer.addSublayer(gradient)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      gradient.frame = backdrop.bounds
    }
  }

  private final class Backdrop: UIView {
    func pin(to view: UIView) {
      translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: view.topAnchor),
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: trailingAnchor),
        view.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
  }

  private func size(_ width: CGFloat, _ height: CGFloat, isEstimated: Bool = false)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(
      widthDimension: .absolute(width),
      heightDimension: isEstimated ? .estimated(height) : .absolute(height))
  }

  private func section(isEstimated: Bool) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(100, 60, isEstimated: isEstimated))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(20, 10), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(100, 60, isEstimated: isEstimated), subitems: [item])
    group.supplementaryItems = [badge]
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(320, 30), elementKind: "header", alignment: .top)
    ]
    return section
  }

  private func collection(
    _ section: NSCollectionLayoutSection, _ source: Source
  ) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collection.register(GradientCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "badge"] {
      collection.register(
        GradientHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    collection.dataSource = source
    return collection
  }

  private func expectWholeGradients(in collection: UICollectionView) throws {
    for number in 0..<3 {
      let path = IndexPath(item: number, section: 0)
      let cell = try #require(collection.cellForItem(at: path) as? GradientCell)
      #expect(cell.gradient.frame == CGRect(x: 0, y: 0, width: 100, height: 60), "cell \(number)")
      let badge = collection.supplementaryView(forElementKind: "badge", at: path) as? GradientHeader
      #expect(badge?.gradient.frame == CGRect(x: 0, y: 0, width: 20, height: 10), "\(number)")
    }
    let first = IndexPath(item: 0, section: 0)
    let header = collection.supplementaryView(forElementKind: "header", at: first)
    #expect(
      (header as? GradientHeader)?.gradient.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  @Test(arguments: [true, false], [true, false])
  func allViewsOfAnOrthogonalSectionSeeTheirConstraints(isEstimated: Bool, isInWindow: Bool) throws
  {
    let source = Source()
    let section = section(isEstimated: isEstimated)
    section.orthogonalScrollingBehavior = .continuous
    let collection = collection(section, source)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    if isInWindow { window.addSubview(collection) }

    (isInWindow ? window : collection).layoutIfNeeded()

    try expectWholeGradients(in: collection)
  }

  @Test(arguments: [true, false])
  func allViewsOfAnOrdinarySectionSeeTheirConstraints(isEstimated: Bool) throws {
    let source = Source()
    let collection = collection(section(isEstimated: isEstimated), source)

    collection.layoutIfNeeded()

    try expectWholeGradients(in: collection)
  }

  /// The layout changes from rows to a section that scrolls across: the cells move into another view.
  @Test func cellsThatMoveIntoAScrollingSectionSeeTheirConstraints() throws {
    let source = Source()
    let collection = collection(section(isEstimated: false), source)
    collection.layoutIfNeeded()
    let wide = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(80, 40), subitems: [NSCollectionLayoutItem(layoutSize: size(80, 40))]))
    wide.orthogonalScrollingBehavior = .continuous

    collection.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: wide), animated: false)
    collection.layoutIfNeeded()

    for number in 0..<3 {
      let path = IndexPath(item: number, section: 0)
      let cell = try #require(collection.cellForItem(at: path) as? GradientCell)
      #expect(cell.gradient.frame == CGRect(x: 0, y: 0, width: 80, height: 40), "cell \(number)")
    }
  }
}
