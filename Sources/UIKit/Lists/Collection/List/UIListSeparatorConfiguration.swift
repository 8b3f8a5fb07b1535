import Foundation

/// How the line between the rows of a list looks.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a separator shows, where the list's appearance is not to decide.
  public enum Visibility: Int, Sendable { case automatic, visible, hidden }

  /// Stands for the inset that the list finds out.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// - Important: Inert. Only the line below a cell is drawn.
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// - Important: Inert. Only the line below a cell is drawn.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  /// - Important: Inert.
  public var multipleSelectionColor = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
