/// An ellipse in a rectangle.
public struct Ellipse {
  /// Creates an ellipse that touches all sides of its rectangle.
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension Ellipse: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { $1 }
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse that touches all sides of its rectangle.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Ellipse: Shape {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
