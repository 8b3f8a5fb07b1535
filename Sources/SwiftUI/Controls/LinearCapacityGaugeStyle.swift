/// A gauge that is a bar.
public struct LinearCapacityGaugeStyle: NamedGaugeStyle {
  nonisolated public init() {}
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
