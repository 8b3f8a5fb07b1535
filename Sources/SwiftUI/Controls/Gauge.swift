/// A value in a range.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?

  /// - Parameter fraction: The position of the value between the bounds, from 0 to 1.
  init(
    _ fraction: Double, storing label: Label, current: CurrentValueLabel? = nil,
    minimum: BoundsLabel? = nil, maximum: BoundsLabel? = nil
  ) {
    self.fraction = fraction
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    return length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
  }
}

extension Gauge: View, NodeView, UndrawnValue {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation.at("style")
    let style = inner.environment.gaugeStyles.popLast() ?? DefaultGaugeStyle()
    return inner.nodes(of: style, configuration)
  }

  @MainActor
  private var configuration: GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fraction, label: GaugeStyleConfiguration.Label(content: label),
      currentValueLabel: currentValueLabel.map {
        GaugeStyleConfiguration.CurrentValueLabel(content: $0)
      },
      minimumValueLabel: minimumValueLabel.map {
        GaugeStyleConfiguration.MinimumValueLabel(content: $0)
      },
      maximumValueLabel: maximumValueLabel.map {
        GaugeStyleConfiguration.MaximumValueLabel(content: $0)
      })
  }

  /// Creates a gauge; a value outside of the bounds counts as the nearest one.
  ///
  /// - Parameters:
  ///   - value: The value that the gauge shows.
  ///   - bounds: The range of the gauge, by default 0 to 1; a gauge without a range is empty.
  ///   - label: The views that name the gauge, which some styles leave out.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(Self.fraction(value, bounds), storing: label())
  }
  /// Creates a gauge with a label of its value; a value outside of the bounds counts as the nearest one.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(Self.fraction(value, bounds), storing: label(), current: currentValueLabel())
  }
  /// Creates a gauge with labels of its value and its bounds; a value outside of the bounds counts as the nearest one.
  ///
  /// - Parameters:
  ///   - value: The value that the gauge shows.
  ///   - bounds: The range of the gauge, by default 0 to 1.
  ///   - label: The views that name the gauge.
  ///   - currentValueLabel: The views beside the bar or in the ring.
  ///   - minimumValueLabel: The views at the start of the bar or in the gap of the ring.
  ///   - maximumValueLabel: The views at the end of the bar or in the gap of the ring.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      Self.fraction(value, bounds), storing: label(), current: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

/// Creates a gauge again in the style around the current one.
extension Gauge
where
  Label == GaugeStyleConfiguration.Label,
  CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
  BoundsLabel == AnyView, MarkedValueLabels == EmptyView
{
  init(_ configuration: GaugeStyleConfiguration) {
    self.init(
      configuration.value, storing: configuration.label, current: configuration.currentValueLabel,
      minimum: configuration.minimumValueLabel.map { AnyView($0) },
      maximum: configuration.maximumValueLabel.map { AnyView($0) })
  }
}

extension View {
  /// Sets the look of the gauges in the view; a gauge in the body of a style gets the style around it.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    transformEnvironment(\.gaugeStyles) { $0.append(style) }
  }
}

extension Evaluation {
  fileprivate func nodes<S: GaugeStyle>(
    of style: S, _ configuration: GaugeStyleConfiguration
  ) -> [LayoutNode] { nodes(styledBy: style) { $0.makeBody(configuration: configuration) } }
}
