/// The properties of a group that a disclosure group style receives.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label: View, NodeView, UndrawnValue {
    public typealias Body = Never

    let content: any View

    func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
  }

  /// What can be folded away.
  public struct Content: View, NodeView, UndrawnValue {
    public typealias Body = Never

    let content: () -> any View

    func nodes(in evaluation: Evaluation) -> [LayoutNode] {
      evaluation.nodes(of: evaluation.tracking { content() })
    }
  }

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}
