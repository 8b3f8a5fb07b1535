/// Where a view lies down.
public struct VerticalAlignment: Equatable, @unchecked Sendable {
  let id: any AlignmentID.Type

  /// Creates a guide of one's own, whose default position the type computes from the size of each view.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// The guide at 0.
  public static let top = VerticalAlignment(AlignmentGuides.Top.self)
  /// The guide in the middle of the height.
  public static let center = VerticalAlignment(AlignmentGuides.CenterY.self)
  /// The guide at the full height, measured from the top.
  public static let bottom = VerticalAlignment(AlignmentGuides.Bottom.self)
  /// The baseline of the first line of text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(AlignmentGuides.FirstBaseline.self)
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(AlignmentGuides.LastBaseline.self)

  public static func == (lhs: VerticalAlignment, rhs: VerticalAlignment) -> Bool {
    lhs.id == rhs.id
  }
}
