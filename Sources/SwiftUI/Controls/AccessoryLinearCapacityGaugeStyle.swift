/// A gauge that is a small bar.
public struct AccessoryLinearCapacityGaugeStyle: NamedGaugeStyle {
  nonisolated public init() {}
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
