/// Views that scroll along some axes, by default the vertical one.
public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: View, UndrawnValue {
  public typealias Body = Never
}
