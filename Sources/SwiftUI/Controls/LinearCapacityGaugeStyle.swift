/// A gauge drawn as a bar.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        GaugeBar(fraction: configuration.value, height: 6, hasMarker: false)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar of 6 points that is filled up to the value, with the label above and the value's label below.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
