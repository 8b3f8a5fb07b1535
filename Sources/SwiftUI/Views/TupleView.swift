/// A sequence of several views.
public struct TupleView<T> {
  public var value: T

  public nonisolated init(_ value: T) { self.value = value }
}

extension TupleView: View, UndrawnValue {
  public typealias Body = Never
}
