/// The properties of a button that a primitive button style receives.
public struct PrimitiveButtonStyleConfiguration {
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
  let action: @MainActor () -> Void

  /// Runs the action of the button at once, whether the button is enabled or not.
  @MainActor @preconcurrency
  public func trigger() { action() }
}
