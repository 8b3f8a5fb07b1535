/// What lies behind the content of a button or a cell.
public struct UIBackgroundConfiguration {
  /// Whose background it is, which decides the colour that nobody sets.
  enum Style { case clear, plainRow, groupedRow, sidebarRow, plainEdge, groupedEdge }

  private enum BackgroundColor {
    /// The style's own, of a selected row or another one.
    case automatic(isMarked: Bool)
    case own(UIColor?)
  }

  private let style: Style
  private var color = BackgroundColor.automatic(isMarked: false)
  /// In points; at most half the shorter side shows.
  public var cornerRadius: CGFloat = 0
  /// In points, inwards; heeded by cells, not by buttons.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var strokeColor: UIColor?
  /// Points.
  public var strokeWidth: CGFloat = 0
  /// Makes the colour that is drawn of `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Fills the background, above its colour; shown by cells alone.
  public var customView: UIView?

  private init(_ style: Style) { self.style = style }

  /// What is set stays in every state.
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

  public static func clear() -> UIBackgroundConfiguration { Self(.clear) }
  public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainRow) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedRow) }
  /// A round plate, in sight while the row is selected; its measures are from pictures of iPadOS, not measured.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var background = Self(.sidebarRow)
    background.cornerRadius = 10
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 8, bottom: 0, trailing: 8)
    return background
  }
  /// As `listSidebarCell()`.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.clear) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.plainEdge) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.groupedEdge) }

  /// Rows that are selected or highlighted are grey, unless their colour was set.
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
