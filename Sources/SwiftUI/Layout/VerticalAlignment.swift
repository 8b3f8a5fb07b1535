/// Where a view lies down.
public struct VerticalAlignment: Equatable, @unchecked Sendable {
  let id: any AlignmentID.Type

  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let top = VerticalAlignment(AlignmentGuides.Top.self)
  public static let center = VerticalAlignment(AlignmentGuides.CenterY.self)
  public static let bottom = VerticalAlignment(AlignmentGuides.Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(AlignmentGuides.FirstBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(AlignmentGuides.LastBaseline.self)

  public static func == (lhs: VerticalAlignment, rhs: VerticalAlignment) -> Bool {
    lhs.id == rhs.id
  }
}
