/// A rectangle.
public struct Rectangle {
  /// Creates a rectangle that fills its frame.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Rectangle: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { $1 }
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle without round corners.
  public static var rect: Rectangle { Rectangle() }
}

extension Rectangle: Shape {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
