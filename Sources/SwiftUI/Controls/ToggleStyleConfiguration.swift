/// The properties of a toggle that a toggle style receives.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: View, NodeView, UndrawnValue {
    public typealias Body = Never

    let content: any View

    func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
  }

  /// The views of the label, without any style.
  public let label: Label
  /// Whether the toggle is on; a style sets it when the user changes it.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for values that differ; always false here.
  public var isMixed = false

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}
