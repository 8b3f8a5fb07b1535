import DarkroomCoreGraphics

/// The classic sizes in points; for those of headers and gaps in grouped tables see Measures, lists.
enum TableMetrics {
  static let rowHeight: CGFloat = 44
  static let plainHeader: CGFloat = 28
  /// The padding above each header of a plain table (see Measures, lists).
  static let plainHeaderPadding: CGFloat = 22
  static let groupedFirstTitle: CGFloat = 55.5
  static let groupedTitle: CGFloat = 38
  static let groupedFirstGap: CGFloat = 35
  static let groupedGap: CGFloat = 17.5
  static let groupedFooterPadding: CGFloat = 8
}
