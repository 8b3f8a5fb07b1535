extension InterfaceMetrics {
  /// The minimum height of a row's content; zero if only the row has one.
  package func leastRowContent(_ traits: UITraitCollection) -> CGFloat {
    rowHoldsBodyLine ? ListSymbolColumn.height(traits) : 0
  }

  /// The minimum height of a row.
  func leastRowHeight(_ traits: UITraitCollection) -> CGFloat {
    rowHoldsBodyLine ? ListSymbolColumn.height(traits) + 2 * rowPadding : rowHeight
  }
}
