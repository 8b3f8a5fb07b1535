/// The value in the ring of a gauge, as large as it has room; text sizes do not change it.
struct GaugeValue: View {
  let label: GaugeStyleConfiguration.CurrentValueLabel?

  var body: some View {
    label.font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5).padding(8)
  }
}
