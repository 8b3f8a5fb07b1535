/// The properties of a button that a primitive button style receives.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View, NodeView, UndrawnValue {
    public typealias Body = Never

    let content: any View

    func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  @MainActor @preconcurrency
  public func trigger() { action() }
}
