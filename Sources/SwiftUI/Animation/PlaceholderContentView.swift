/// The placeholder that a closure gets and returns with modifiers.
public struct PlaceholderContentView<Value>: Sendable {
  init() {}
}

extension PlaceholderContentView: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.contents[ObjectIdentifier(Self.self)]?(evaluation) ?? []
  }
}
