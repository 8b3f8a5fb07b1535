/// Views that scroll along some axes, by default the vertical one.
public struct ScrollView<Content: View> {
  /// The scrolled views, one below the other if they are several.
  public var content: Content
  /// The axes along which the content may be longer than the scroll view.
  public var axes: Axis.Set
  /// Whether indicators may appear; pictures show none, because nothing scrolls in them.
  public var showsIndicators: Bool

  /// Creates a scroll view, which takes the offered length along its axes and the length of its content across them.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content is offered its ideal length.
  ///   - showsIndicators: Whether indicators may appear; pictures show none.
  ///   - content: The scrolled views.
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
