/// The properties of a label that a label style receives.
public struct LabelStyleConfiguration {
  /// The text of the label.
  public struct Title: View, NodeView, UndrawnValue {
    public typealias Body = Never

    let content: any View

    func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
  }

  /// The icon of the label.
  public struct Icon: View, NodeView, UndrawnValue {
    public typealias Body = Never

    let content: any View

    func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
  }

  public let title: Title
  public let icon: Icon
}
