/// The first of its views that fits.
public struct ViewThatFits<Content: View> {
  let axes: Axis.Set
  let content: Content

  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View, UndrawnValue {
  public typealias Body = Never
}
