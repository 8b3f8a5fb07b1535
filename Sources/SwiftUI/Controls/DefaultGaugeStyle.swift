/// The default style of a gauge, which depends on its context.
public struct DefaultGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Gauge(configuration).gaugeStyle(.linearCapacity)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style, which looks like `linearCapacity`.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
