/// Makes pictures fail if a search has tokens, which are not drawn yet.
struct _SearchTokensModifier<C: RandomAccessCollection> {
  let tokens: Binding<C>
  var suggested: Binding<C>?
  @Environment(\.search) private var search

  nonisolated init(tokens: Binding<C>, suggested: Binding<C>? = nil) {
    self.tokens = tokens
    self.suggested = suggested
  }

  /// Suggestions are visible only during a search.
  @MainActor
  private var isShown: Bool {
    !tokens.wrappedValue.isEmpty
      || search?.isActive == true && suggested?.wrappedValue.isEmpty == false
  }
}

extension _SearchTokensModifier: ViewModifier {
  @ViewBuilder
  func body(content: Content) -> some View {
    if isShown { content.undrawn("searchable(text:tokens:)") } else { content }
  }
}
