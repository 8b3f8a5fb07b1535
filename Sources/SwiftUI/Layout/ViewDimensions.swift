/// The size of a view in points, with its alignment guides.
public struct ViewDimensions: Equatable, @unchecked Sendable {
  /// The width that the view chose, in points.
  public let width: CGFloat
  /// The height that the view chose, in points.
  public let height: CGFloat
  /// The value that a view sets for a guide; nil if it sets none.
  let explicit: (any AlignmentID.Type) -> CGFloat?

  /// The distance of a guide from the leading edge, in points: the view's own, or else the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.id] }
  /// The distance of a guide from the top, in points: the view's own, or else the default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.id] }
  /// The distance of a guide from the leading edge, in points; nil if the view sets none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.id) }
  /// The distance of a guide from the top, in points; nil if the view sets none.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.id) }

  subscript(guide: any AlignmentID.Type) -> CGFloat {
    explicit(guide) ?? guide.defaultValue(in: self)
  }

  /// The position of a guide; for an infinite length it is the start, because no other position is known.
  func place(of guide: any AlignmentID.Type) -> CGFloat {
    let value = self[guide]
    return value.isFinite ? value : 0
  }

  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
  }
}

extension View {
  /// Sets the distance of a guide from the leading edge, in points.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(_AlignmentWritingModifier(guide: g.id, computeValue: computeValue)) }
  /// Sets the distance of a guide from the top, in points.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(_AlignmentWritingModifier(guide: g.id, computeValue: computeValue)) }
}
