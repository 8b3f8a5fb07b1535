import Foundation

/// The appearance of the line between the rows of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// The visibility of a separator, which the list's appearance determines if it is automatic.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  /// A value that stands for the insets that the list determines.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// - Important: Inert. Only the line below a cell is drawn.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether a line is drawn below the row; only `hidden` differs from what the list determines.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// - Important: Inert. Only the line below a cell is drawn.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the line below the row, in points; only the leading one is used.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The color of the line; the system's separator color by default.
  public var color = UIColor.rowSeparator
  /// - Important: Inert.
  public var multipleSelectionColor = UIColor.separator

  /// Creates a configuration; all appearances have the same one here.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
