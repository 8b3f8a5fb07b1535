/// The value in the ring of a gauge, as large as the space allows; it ignores the text size.
struct GaugeValue: View {
  let label: GaugeStyleConfiguration.CurrentValueLabel?

  var body: some View {
    label.font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5).padding(8)
  }
}
