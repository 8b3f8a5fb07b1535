/// A gauge drawn as a bar with a marker.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      GaugeBar(fraction: configuration.value, height: 6, hasMarker: true)
      configuration.maximumValueLabel
    }
    .font(.footnote)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
