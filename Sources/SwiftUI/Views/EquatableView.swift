/// A view that is updated only if its value has changed.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content

  /// Wraps a view whose values can be compared; it is evaluated like the view itself here.
  public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: View, UndrawnValue, WrappingView {
  public typealias Body = Never

  var inner: Any { content }
}

extension View where Self: Equatable {
  /// Wraps the view, which is evaluated as without the wrapper here.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
