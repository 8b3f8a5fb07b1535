public import Foundation

/// How a list of a compositional layout looks.
public struct UICollectionLayoutListConfiguration {
  /// Which table a list looks like; the sidebars look like those of a tablet.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  /// Whether a section's header is a supplementary view or its first item.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  /// Whether sections have a footer.
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  public var showsSeparators = true
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// - Important: Inert. Separators follow `separatorConfiguration`.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Nil is the appearance's own: what lies around groups of tables, in a sidebar's grey, or else the system's.
  ///
  /// It fills a section; the first one's goes on above, and the last one's below.
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// - Important: Inert. Points above a header are always what the appearance has.
  public var headerTopPadding: CGFloat?
  /// - Important: Inert. Nobody swipes a row.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// - Important: Inert. Nobody swipes a row.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }
  var hasSeparators: Bool { !isSidebar }
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// That of sidebars is from pictures of iPadOS 14 to 18, not measured.
  var standardBackground: UIColor {
    switch self {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}
