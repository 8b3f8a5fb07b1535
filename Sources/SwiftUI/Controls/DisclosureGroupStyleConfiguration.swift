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

  /// The views beside the chevron, without any style.
  public let label: Label
  /// The views of the group; a style leaves them out while the group is closed.
  public let content: Content
  /// Whether the group is open; a style sets it when the user opens or closes the group.
  @Binding public var isExpanded: Bool
}
