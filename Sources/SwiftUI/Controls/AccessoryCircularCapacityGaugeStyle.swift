/// A gauge that is a ring.
public struct AccessoryCircularCapacityGaugeStyle: NamedGaugeStyle {
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
