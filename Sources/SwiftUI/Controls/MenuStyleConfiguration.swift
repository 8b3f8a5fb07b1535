/// The properties of a menu that a menu style receives.
public struct MenuStyleConfiguration {
  /// The label of the menu.
  public struct Label: View, NodeView, UndrawnValue {
    public typealias Body = Never

    let content: any View

    func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
  }

  /// The items of the menu.
  public struct Content: View, NodeView, UndrawnValue {
    public typealias Body = Never

    let content: any View

    func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
  }

  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}
