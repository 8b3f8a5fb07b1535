/// What gauges look like.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A style of Apple's for gauges, which is not drawn yet.
protocol NamedGaugeStyle: GaugeStyle {}

extension NamedGaugeStyle {
  public func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    configuration.label.undrawn("\(Self.self)")
  }
}
