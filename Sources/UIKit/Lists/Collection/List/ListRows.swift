import Foundation

/// The settings of a list for the rows of a section.
struct ListRows {
  var appearance: UICollectionLayoutListConfiguration.Appearance
  var showsSeparators: Bool
  var separator: UIListSeparatorConfiguration
  /// Behind the whole section.
  var background: UIColor

  /// The facts that a row needs for drawing itself.
  struct Row: Equatable {
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var isFirst = false
    var isLast = false
    var isItem = true
    var showsSeparator = false
    var separator: UIListSeparatorConfiguration
  }

  /// There is a separator below each row except the last one of a group.
  func row(_ item: Int, of count: Int) -> Row {
    let isLast = item == count - 1
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    let showsSeparator =
      showsSeparators && appearance.hasSeparators && !(isGrouped && isLast)
      && separator.bottomSeparatorVisibility != .hidden
    return Row(
      appearance: appearance, isFirst: item == 0, isLast: isLast, showsSeparator: showsSeparator,
      separator: separator)
  }

  /// A header or a footer.
  var edgeRow: Row { Row(appearance: appearance, isItem: false, separator: separator) }
}
