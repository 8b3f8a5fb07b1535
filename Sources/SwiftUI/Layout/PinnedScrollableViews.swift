/// The views that stay at the edge while others scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers that stay at the start of the visible area until their section has scrolled out.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers that stay at the end of the visible area while their section is visible.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
