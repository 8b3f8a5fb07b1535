/// A view that is updated only if its value has changed.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content

  public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: View, UndrawnValue, WrappingView {
  public typealias Body = Never

  var inner: Any { content }
}

extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
