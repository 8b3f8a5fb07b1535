import DarkroomCoreGraphics
import Foundation

extension NSCollectionLayoutSection {
  /// The row's height in points until its cell determines its own.
  private static var rowHeight: CGFloat { 44 }
  /// The space above and below the rows of a grouped list, in points (see Measures, lists).
  private static var groupSpacing: CGFloat { 17.5 }

  /// Creates a section of rows, each of which has the preferred height of its cell.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Self {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(rowHeight))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [item]))
    section.list = ListRows(
      appearance: configuration.appearance, showsSeparators: configuration.showsSeparators,
      separator: configuration.separatorConfiguration,
      background: configuration.backgroundColor ?? configuration.appearance.standardBackground)
    section.contentInsets = insets(configuration, layoutEnvironment)
    section.boundarySupplementaryItems = edges(configuration)
    guard let section = section as? Self else {
      UncaughtException.raise("sections are not subclassed")
    }
    return section
  }

  private class func insets(
    _ configuration: UICollectionLayoutListConfiguration,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSDirectionalEdgeInsets {
    guard configuration.appearance.isGrouped else { return .zero }
    let width = environment.container.contentSize.width
    let side: CGFloat =
      configuration.appearance == .grouped ? 0 : width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(
      top: configuration.headerMode == .supplementary ? 0 : groupSpacing, leading: side,
      bottom: configuration.footerMode == .supplementary ? 0 : groupSpacing, trailing: side)
  }

  private class func edges(
    _ configuration: UICollectionLayoutListConfiguration
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = !configuration.appearance.isGrouped
      items.append(header)
    }
    if configuration.footerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return items
  }
}
