/// The properties of a button that a button style receives.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View, NodeView, UndrawnValue {
    public typealias Body = Never

    let content: any View

    func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}
