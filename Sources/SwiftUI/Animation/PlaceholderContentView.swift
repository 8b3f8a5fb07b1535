/// The view that a closure gets and hands back modified.
public struct PlaceholderContentView<Value>: Sendable {
  init() {}
}

extension PlaceholderContentView: View, UndrawnValue {
  public typealias Body = Never
}
