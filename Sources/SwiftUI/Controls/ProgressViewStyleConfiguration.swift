/// The properties of a progress view that a progress view style receives.
public struct ProgressViewStyleConfiguration {
  /// The label of the progress view.
  public struct Label: View, NodeView, UndrawnValue {
    public typealias Body = Never

    let content: any View

    func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
  }

  /// The label of the value.
  public struct CurrentValueLabel: View, NodeView, UndrawnValue {
    public typealias Body = Never

    let content: any View

    func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
  }

  /// The completed part, from 0 to 1; nil if there is no value.
  public let fractionCompleted: Double?
  /// The label of the progress view; nil if it has none.
  public var label: Label?
  /// The label of the value; nil if the progress view has none.
  public var currentValueLabel: CurrentValueLabel?
}
