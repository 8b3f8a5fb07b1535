/// The look of a swipe action: a button with the height of the row, and its icon or title in white.
///
/// The minimum width is that of the delete button in UIKit's tables; the rest is a guess.
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
