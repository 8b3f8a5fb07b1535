/// Where a view lies across.
public struct HorizontalAlignment: Equatable, @unchecked Sendable {
  let id: any AlignmentID.Type

  public init(_ id: any AlignmentID.Type) {
    self.id = id
    AlignmentGuides.noteHorizontal(id)
  }

  public static let leading = HorizontalAlignment(AlignmentGuides.Leading.self)
  public static let center = HorizontalAlignment(AlignmentGuides.CenterX.self)
  public static let trailing = HorizontalAlignment(AlignmentGuides.Trailing.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(
    AlignmentGuides.RowSeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    AlignmentGuides.RowSeparatorTrailing.self)

  public static func == (lhs: HorizontalAlignment, rhs: HorizontalAlignment) -> Bool {
    lhs.id == rhs.id
  }
}
