/// Views in rows and columns.
public struct Grid<Content: View> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View, UndrawnValue {
  public typealias Body = Never
}

extension View {
  nonisolated public func gridCellColumns(_ count: Int) -> some View { undrawn() }
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View { undrawn() }
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { undrawn() }
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    undrawn()
  }
}
