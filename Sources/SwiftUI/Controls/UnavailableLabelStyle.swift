/// The label of a content-unavailable view: a large icon above a bold title.
struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
        .font(.system(size: 48)).symbolVariant(.fill).foregroundStyle(.secondary)
      configuration.title.font(.title2.weight(.bold))
    }
  }
}
