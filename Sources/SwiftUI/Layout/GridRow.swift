/// A row of a grid.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View, UndrawnValue {
  public typealias Body = Never
}
