/// The shape of the enclosing container, or a rectangle without one.
public struct ContainerRelativeShape {
  /// Creates the shape that `containerShape(_:)` has set around the view, inset by the distance to that container.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path {
    ContainerPlace.current?.path(in: rect) ?? Path(rect)
  }
}

extension ContainerRelativeShape: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { $1 }
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the enclosing container, or a rectangle without one.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension ContainerRelativeShape: Shape {}
