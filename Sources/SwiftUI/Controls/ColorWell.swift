/// The color of a color picker inside a ring of all hues, 28 points wide.
struct ColorWell: View {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ZStack {
      Circle().strokeBorder(AngularGradient(colors: Self.hues, center: .center), lineWidth: 3)
      Circle().fill(color).padding(5)
    }
    .frame(width: 28, height: 28)
    .opacity(isEnabled ? 1 : 0.5)
    .accessibilityAddTraits(.isButton)
  }

  private static var hues: [Color] {
    (0...6).map { Color(hue: Double(6 - $0) / 6, saturation: 1, brightness: 1) }
  }
}
