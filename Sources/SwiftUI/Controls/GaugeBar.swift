/// The bar of a gauge: filled up to the value, or with a marker at it.
struct GaugeBar: View {
  let fraction: Double
  let height: CGFloat
  let hasMarker: Bool

  var body: some View {
    GeometryReader { geometry in
      if hasMarker {
        marked(geometry.size.width)
      } else {
        ZStack(alignment: .leading) {
          Capsule().fill(Color(uiColor: .systemFill))
          Capsule().fill(.tint).frame(width: max(geometry.size.width * fraction, height))
        }
      }
    }
    .frame(height: height)
  }

  /// The bar with a marker, which is surrounded by a gap.
  private func marked(_ width: CGFloat) -> some View {
    ZStack(alignment: .leading) {
      Capsule().fill(.tint)
      Circle().fill(.background).frame(width: height * 2, height: height * 2)
        .overlay { Circle().fill(.primary).padding(height / 3) }
        .offset(x: (width - height) * fraction - height / 2)
    }
    .frame(height: height)
  }
}
