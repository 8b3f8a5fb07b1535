extension View {
  /// Sets the look of the buttons in the view; pressing stays as it is.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleContainerModifier(style: style))
  }
  /// Sets the look of the buttons in the view and the gesture that triggers them.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleContainerModifier(style: style))
  }
  /// Sets the outline of the bordered buttons in the view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
