/// The properties of a toggle that a toggle style receives.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: View, NodeView, UndrawnValue {
    public typealias Body = Never

    let content: any View

    func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
  }

  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed = false

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}
