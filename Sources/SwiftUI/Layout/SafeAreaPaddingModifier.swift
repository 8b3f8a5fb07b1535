/// Adds padding to the safe area of a view.
struct SafeAreaPaddingModifier {
  let insets: EdgeInsets

  init(_ edges: Edge.Set, _ insets: EdgeInsets) {
    var own = EdgeInsets()
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { own[edge] = insets[edge] }
    self.insets = own
  }
}

extension SafeAreaPaddingModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .safeAreaInset(edge: .top, spacing: 0) { room(0, insets.top) }
      .safeAreaInset(edge: .bottom, spacing: 0) { room(0, insets.bottom) }
      .safeAreaInset(edge: .leading, spacing: 0) { room(insets.leading, 0) }
      .safeAreaInset(edge: .trailing, spacing: 0) { room(insets.trailing, 0) }
  }

  private func room(_ width: CGFloat, _ height: CGFloat) -> some View {
    Spacer(minLength: 0).frame(width: width, height: height)
  }
}
