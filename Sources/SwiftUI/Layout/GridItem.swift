/// A row or column of a lazy grid.
public struct GridItem: Sendable {
  /// The size of the item, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The rule for the item's length across the scrolling; `.adaptive` makes as many tracks as fit.
  public var size: Size
  /// The distance to the next track, in points; nil is 8.
  public var spacing: CGFloat?
  /// The place of views in the track; nil centers them.
  public var alignment: Alignment?

  /// Creates a track that shares the remaining length with others unless it has a fixed size.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
