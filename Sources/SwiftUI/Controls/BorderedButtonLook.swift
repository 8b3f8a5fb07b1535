/// The label on a plate, with the sizes of UIKit's button configurations.
struct BorderedButtonLook: ButtonStyle {
  let isProminent: Bool
  var hasPlate = true
  @Environment(\.self) private var values

  func makeBody(configuration: Configuration) -> some View {
    let plate = plate(configuration.role).opacity(configuration.isPressed ? 0.75 : 1)
    framed {
      HStack { configuration.label }
        .defaultFont(values.controlSize < .regular ? .subheadline : .body)
        .multilineTextAlignment(.center)
        .defaultForegroundColor(labelColor(configuration.role))
        .padding(insets)
    }
    .background(plate, in: outline)
    .contentShape(outline)
  }

  @ViewBuilder
  private func framed<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    if values.buttonBorderShape == .circle { SquareLayout()(content) } else { content() }
  }

  private func labelColor(_ role: ButtonRole?) -> Color {
    guard values.isEnabled else { return Color(uiColor: .tertiaryLabel) }
    return isProminent ? .white : values.controlTint(role)
  }

  /// The color of the plate, which is gray unless a tint is set or the button is destructive.
  private func plate(_ role: ButtonRole?) -> Color {
    guard hasPlate else { return .clear }
    guard values.isEnabled else { return Color(uiColor: .tertiarySystemFill) }
    if isProminent { return values.controlTint(role) }
    return role == .destructive || values.tint != nil
      ? values.controlTint(role).opacity(0.18) : Color(uiColor: .tertiarySystemFill)
  }

  private var insets: EdgeInsets {
    let (x, y): (CGFloat, CGFloat) =
      switch values.controlSize {
      case .mini, .small: (10, 5)
      case .regular: (12, 7)
      case .large, .extraLarge: (20, 15)
      }
    return EdgeInsets(top: y, leading: x, bottom: y, trailing: x)
  }

  private var outline: AnyShape {
    switch values.buttonBorderShape.kind {
    case .automatic: AnyShape(RoundedRectangle(cornerRadius: 5.95))
    case .roundedRectangle(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? 5.95))
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    }
  }
}
