/// Views whose scrolling can be asked for.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, UndrawnValue {
  public typealias Body = Never
}
