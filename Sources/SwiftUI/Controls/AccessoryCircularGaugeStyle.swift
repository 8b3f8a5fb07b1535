/// A gauge drawn as an open ring with a marker.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(fraction: configuration.value, isOpen: true)
      .overlay { GaugeValue(label: configuration.currentValueLabel) }
      .overlay(alignment: .bottom) { bottom(configuration).font(.system(size: 11)).lineLimit(1) }
  }

  /// The views in the gap: the labels of the bounds, or else the label of the gauge.
  @ViewBuilder
  private func bottom(_ configuration: Configuration) -> some View {
    if configuration.minimumValueLabel == nil {
      configuration.label
    } else {
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    }
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring of 58 points that is open at the bottom, with a marker at the value.
  ///
  /// The gap shows the labels of the bounds, or else the label of the gauge.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
