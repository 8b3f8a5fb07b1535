/// Where a view lies across.
public struct HorizontalAlignment: Equatable, @unchecked Sendable {
  let id: any AlignmentID.Type

  /// Creates a guide of one's own, whose default position the type computes from the size of each view.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
    AlignmentGuides.noteHorizontal(id)
  }

  /// The guide at 0: the left edge, or the right one if the layout direction is right to left.
  public static let leading = HorizontalAlignment(AlignmentGuides.Leading.self)
  /// The guide in the middle of the width.
  public static let center = HorizontalAlignment(AlignmentGuides.CenterX.self)
  /// The guide at the full width, measured from the leading edge.
  public static let trailing = HorizontalAlignment(AlignmentGuides.Trailing.self)
  /// The guide at which the line below a row of a list begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(
    AlignmentGuides.RowSeparatorLeading.self)
  /// The guide at which the line below a row of a list ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    AlignmentGuides.RowSeparatorTrailing.self)

  public static func == (lhs: HorizontalAlignment, rhs: HorizontalAlignment) -> Bool {
    lhs.id == rhs.id
  }
}
