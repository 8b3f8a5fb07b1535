/// The background behind the content of a button or a cell.
public struct UIBackgroundConfiguration {
  /// The kind of view that has the background; it determines the default color.
  enum Style { case clear, plainRow, groupedRow, sidebarRow, plainEdge, groupedEdge }

  private enum BackgroundColor {
    /// The default color of the style, for a selected row or for another one.
    case automatic(isMarked: Bool)
    case own(UIColor?)
  }

  private let style: Style
  private var color = BackgroundColor.automatic(isMarked: false)
  /// The corner radius in points; at most half the shorter side is used.
  public var cornerRadius: CGFloat = 0
  /// The insets in points; cells use them, and buttons do not.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color of the stroke; without one, none is drawn.
  public var strokeColor: UIColor?
  /// The width of the stroke in points.
  public var strokeWidth: CGFloat = 0
  /// Computes the color that is drawn from `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A view that fills the background above its color; only cells show it.
  public var customView: UIView?

  private init(_ style: Style) { self.style = style }

  /// A color that was set applies in every state.
  public var backgroundColor: UIColor? {
    get {
      switch color {
      case .own(let color): color
      case .automatic(let isMarked): style.color(isMarked: isMarked)
      }
    }
    set { color = .own(newValue) }
  }

  var transformedBackgroundColor: UIColor? {
    backgroundColor.map { backgroundColorTransformer?($0) ?? $0 }
  }

  /// A background without a color in any state.
  public static func clear() -> UIBackgroundConfiguration { Self(.clear) }
  /// The background of a row in a plain list; gray while the row is selected or highlighted.
  public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainRow) }
  /// The background of a row in a grouped list; gray while the row is selected or highlighted.
  public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedRow) }
  /// A rounded background that is visible while the row is selected; its sizes are estimated from pictures of iPadOS.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var background = Self(.sidebarRow)
    background.cornerRadius = 10
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 8, bottom: 0, trailing: 8)
    return background
  }
  /// The same as `listSidebarCell()`.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }
  /// The same as `clear()`.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.clear) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.plainEdge) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.groupedEdge) }

  /// Returns the background for a state: selected and highlighted rows are gray unless their color was set.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard case .automatic = color else { return self }
    var copy = self
    copy.color = .automatic(isMarked: (state as? any MarkedState)?.isMarked ?? false)
    return copy
  }
}

extension UIBackgroundConfiguration.Style {
  func color(isMarked: Bool) -> UIColor? {
    switch self {
    case .clear, .groupedEdge: nil
    case .plainRow: isMarked ? .systemGray4 : .systemBackground
    case .groupedRow: isMarked ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarRow: isMarked ? .systemGray4 : nil
    case .plainEdge: .systemBackground
    }
  }
}
