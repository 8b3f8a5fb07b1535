public import Foundation

/// The appearance of a list in a compositional layout.
public struct UICollectionLayoutListConfiguration {
  /// The kind of table that a list resembles; the sidebars look like those of an iPad.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// Whether a section's header is a supplementary view or its first item.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// Whether sections have a footer.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  /// A closure that changes the separators of the list for an item.
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  /// A closure that returns the actions of an item; nil for none.
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The appearance with which the configuration was created.
  public let appearance: Appearance
  /// Whether lines separate the rows; true by default.
  ///
  /// Sidebars have none in any case.
  public var showsSeparators = true
  /// The look of the lines between the rows.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// - Important: Inert. Separators follow `separatorConfiguration`.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The background color; nil for that of the appearance: the color around groups of tables, the gray of a sidebar, or
  /// the system background.
  ///
  /// It fills a section; that of the first section continues above it, and that of the last section below it.
  public var backgroundColor: UIColor?
  /// The source of the sections' headers; by default there are none.
  public var headerMode = HeaderMode.none
  /// The source of the sections' footers; by default there are none.
  public var footerMode = FooterMode.none
  /// - Important: Inert. Points above a header are always what the appearance has.
  public var headerTopPadding: CGFloat?
  /// - Important: Inert. Nobody swipes a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// - Important: Inert. Nobody swipes a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates a configuration without headers and footers.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
  var hasSeparators: Bool { !isSidebar }
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// The color of sidebars was taken from pictures of iPadOS 14 to 18, not measured.
  var standardBackground: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}
