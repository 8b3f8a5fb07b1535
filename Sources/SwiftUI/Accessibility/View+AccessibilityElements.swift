extension View {
  /// Makes the view one accessibility element, or keeps the elements inside it.
  ///
  /// - Parameter children: Whether the elements inside are ignored, kept, or combined into the new one.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { modifier(_AccessibilityElementModifier(children: children)) }
  /// Replaces the view's accessibility elements by those of `children`; the view is drawn, but not read.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View { modifier(_AccessibilityRepresentationModifier(representation: children())) }
  /// Draws the view, while assistive technologies read another view instead.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(_AccessibilityRepresentationModifier(representation: representation()))
  }
  /// - Important: Inert.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// - Important: Inert.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }
  /// - Important: Inert.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  /// - Important: Inert.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }
  /// - Important: Inert.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    self
  }
}
