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
  /// A bar of 6 points with a marker at the value, between the labels of the bounds; the gauge's label is not shown.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
