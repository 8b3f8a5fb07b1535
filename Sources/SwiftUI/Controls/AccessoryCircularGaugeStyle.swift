/// A gauge that is an open ring with a marker.
public struct AccessoryCircularGaugeStyle: NamedGaugeStyle {
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
