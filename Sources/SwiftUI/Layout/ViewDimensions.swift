/// The size of a view, in points, and its alignment guides.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat

  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

extension View {
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { undrawn() }
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { undrawn() }
}
