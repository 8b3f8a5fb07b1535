/// What a gauge style is asked about.
public struct GaugeStyleConfiguration {
  /// The label of the gauge.
  public struct Label: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  /// The label of the value.
  public struct CurrentValueLabel: View, UndrawnValue {
    public typealias Body = Never

    nonisolated init() {}
  }

  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
}
