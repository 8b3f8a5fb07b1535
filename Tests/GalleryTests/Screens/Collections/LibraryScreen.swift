import UIKit

/// A compositional layout: covers that scroll across, and a list of rows below them.
final class LibraryScreen: UIView {
  private enum Section { case covers, rows }

  private static let rows = ["Playlists", "Artists", "Albums", "Downloaded"]

  private let collection: UICollectionView
  private var source: UICollectionViewDiffableDataSource<Section, String>?

  override init(frame: CGRect) {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      index == 0 ? Self.covers() : Self.list(environment)
    }
    collection = UICollectionView(
      frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: layout)
    super.init(frame: frame)
    collection.backgroundColor = .systemGroupedBackground
    addSubview(collection)
    source = makeSource()
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.covers, .rows])
    snapshot.appendItems(["Low Tide", "Paper Moon", "Northbound", "Glass"], toSection: .covers)
    snapshot.appendItems(Self.rows, toSection: .rows)
    source?.apply(snapshot, animatingDifferences: false)
  }

  required init?(coder: NSCoder) { nil }

  private static func covers() -> NSCollectionLayoutSection {
    let full = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.42), heightDimension: .absolute(190)),
      subitems: [NSCollectionLayoutItem(layoutSize: full)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 16, trailing: 16)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(52)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    section.boundarySupplementaryItems = [header]
    return section
  }

  private static func list(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    .list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
      layoutEnvironment: environment)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Section, String> {
    let cover = UICollectionView.CellRegistration<CoverCell, String> { cell, path, title in
      cell.show(title, path.item)
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, title in
      var content = cell.defaultContentConfiguration()
      content.text = title
      if path.item == 1 { content.secondaryText = "128 of them, sorted by name" }
      cell.contentConfiguration = content
      cell.accessories = path.item == 3 ? [.checkmark()] : [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = UIListContentConfiguration.plainHeader()
      content.text = "Recently added"
      content.textProperties.font = .systemFont(ofSize: 22, weight: .bold)
      content.directionalLayoutMargins = .zero
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Section, String>(collectionView: collection) {
      view, path, title in
      path.section == 0
        ? view.dequeueConfiguredReusableCell(using: cover, for: path, item: title)
        : view.dequeueConfiguredReusableCell(using: row, for: path, item: title)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    return source
  }
}

/// A square cover with its title.
private final class CoverCell: UICollectionViewCell {
  private static let colors: [UIColor] = [.systemTeal, .systemPink, .systemIndigo, .systemOrange]

  private let cover = UIView()
  private let disc = UIView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    cover.layer.cornerRadius = 10
    cover.clipsToBounds = true
    disc.backgroundColor = UIColor.white.withAlphaComponent(0.35)
    label.font = .systemFont(ofSize: 15, weight: .medium)
    cover.addSubview(disc)
    contentView.addSubview(cover)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, _ number: Int) {
    label.text = title
    cover.backgroundColor = Self.colors[number % Self.colors.count]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = contentView.bounds.width
    cover.frame = CGRect(x: 0, y: 0, width: side, height: side)
    disc.frame = CGRect(x: side * 0.45, y: side * 0.4, width: side * 0.8, height: side * 0.8)
    disc.layer.cornerRadius = side * 0.4
    label.frame = CGRect(x: 0, y: side + 4, width: side, height: 20)
  }
}
