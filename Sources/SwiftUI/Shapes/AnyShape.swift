/// A shape whose type is not known outside.
public struct AnyShape {
  private let outline: @Sendable (CGRect) -> Path

  public nonisolated init<S: Shape>(_ shape: S) {
    outline = { shape.path(in: $0) }
  }

  public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }
}

extension AnyShape: Shape {}
