/// The style that fits the place of a gauge.
public struct DefaultGaugeStyle: NamedGaugeStyle {
  nonisolated public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
