/// The properties of a gauge that a gauge style receives.
public struct GaugeStyleConfiguration {
  /// The label of the gauge.
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

  /// The label of the minimum.
  public struct MinimumValueLabel: View, NodeView, UndrawnValue {
    public typealias Body = Never

    let content: any View

    func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
  }

  /// The label of the maximum.
  public struct MaximumValueLabel: View, NodeView, UndrawnValue {
    public typealias Body = Never

    let content: any View

    func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
  }

  /// From 0 to 1.
  public var value: Double
  public var label: Label
  /// The label of the value; nil if the gauge has none.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; nil if the gauge has none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; nil if the gauge has none.
  public var maximumValueLabel: MaximumValueLabel?
}
