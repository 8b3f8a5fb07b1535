/// Controls that belong together.
public struct ControlGroup<Content: View> {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ControlGroup: View, UndrawnValue {
  public typealias Body = Never
}

extension View {
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    undrawn()
  }
}
