/// A gauge drawn as a closed ring.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(fraction: configuration.value, isOpen: false)
      .overlay { GaugeValue(label: configuration.currentValueLabel) }
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring of 58 points that is filled clockwise from the top, with the value's label inside.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
