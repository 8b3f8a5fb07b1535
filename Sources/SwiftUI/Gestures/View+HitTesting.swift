extension View {
  /// Sets whether touches reach the view and the views inside; if not, they reach the views behind it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
  }
  /// Sets the area of the view that touches reach, in place of its bounds.
  ///
  /// - Parameters:
  ///   - shape: The shape, in the bounds of the view.
  ///   - eoFill: Whether the even-odd rule decides which points are inside.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }
  /// - Important: Inert for other kinds than `interaction`.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(_ContentShapeKindModifier(kind: kind, shape: shape, eoFill: eoFill))
  }
}
