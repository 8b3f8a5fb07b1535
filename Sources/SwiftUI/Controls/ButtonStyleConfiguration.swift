/// The properties of a button that a button style receives.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View, NodeView, UndrawnValue {
    public typealias Body = Never

    let content: any View

    func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
  }

  /// The purpose of the button; nil for an ordinary button.
  public let role: ButtonRole?
  /// The views of the label, without any style.
  public let label: Label
  /// Whether a finger is down on the button; the body is made again when that changes.
  public let isPressed: Bool
}
