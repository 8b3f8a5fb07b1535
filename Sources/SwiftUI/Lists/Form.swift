/// Controls in groups.
public struct Form<Content: View> {
  let content: Content

  /// Creates a form, by default a list with groups as cards.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View, UndrawnValue {
  public typealias Body = Never
}

extension View {
  /// Sets the look of the forms in the view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formStyle, style)
  }
}
