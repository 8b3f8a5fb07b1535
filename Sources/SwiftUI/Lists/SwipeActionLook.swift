/// A button beside a row that a swipe has moved aside: as high as the row, its icon or title in white.
///
/// The least width is that of the button for deletion in UIKit's tables; the rest is a guess.
struct SwipeActionLook: ButtonStyle {
  @Environment(\.self) private var values

  func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .labelStyle(.iconOnly)
      .symbolVariant(.fill)
      .imageScale(.large)
      .defaultFont(.body)
      .foregroundStyle(.white)
      .lineLimit(1)
      .padding(.horizontal, ListMetrics.swipeActionPadding)
      .frame(minWidth: ListMetrics.leastSwipeActionWidth, maxHeight: .infinity)
      .background(color(configuration.role).opacity(configuration.isPressed ? 0.75 : 1))
      .contentShape(Rectangle())
  }

  private func color(_ role: ButtonRole?) -> Color {
    if values.tint != nil { return values.controlTint }
    return Color(uiColor: role == .destructive ? .systemRed : .systemGray)
  }
}
