/// Views one above the other.
public struct ZStack<Content: View> {
  let alignment: Alignment
  let content: Content

  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View, UndrawnValue {
  public typealias Body = Never
}
