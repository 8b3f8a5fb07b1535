/// The properties of a group that a control group style receives.
public struct ControlGroupStyleConfiguration {
  /// The controls of the group.
  public struct Content: View, NodeView, UndrawnValue {
    public typealias Body = Never

    let content: any View

    func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
  }

  /// The label of the group; empty if it has none.
  public struct Label: View, NodeView, UndrawnValue {
    public typealias Body = Never

    let content: any View

    func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
  }

  public let content: Content
  /// The label of the group; empty if it has none.
  public let label: Label
}
