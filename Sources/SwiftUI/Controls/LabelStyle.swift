/// What labels look like.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the look of the labels in the view; a label in the body of a style gets the style around it.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(LabelStyleWritingModifier(style: style))
  }
}
