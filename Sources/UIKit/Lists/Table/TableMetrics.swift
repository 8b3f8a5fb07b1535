import DarkroomCoreGraphics

/// The sizes in points that are the same in every look; the other ones are in `InterfaceMetrics`.
///
/// For sizes of gaps in grouped tables see Measures, lists.
enum TableMetrics {
  static let plainHeader: CGFloat = 28
  /// The padding above each header of a plain table (see Measures, lists).
  static let plainHeaderPadding: CGFloat = 22
  static let groupedFirstGap: CGFloat = 35
  static let groupedGap: CGFloat = 17.5
}
