/// A gauge drawn as a small bar.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      GaugeBar(fraction: configuration.value, height: 6, hasMarker: false)
      configuration.currentValueLabel
    }
    .font(.footnote)
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar of 6 points that is filled up to the value, between the gauge's label and the value's label.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
