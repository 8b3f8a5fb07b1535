/// A rectangle whose shorter sides are half circles.
public struct Capsule {
  public var style: RoundedCornerStyle

  /// Creates a capsule, by default with continuous curves.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius, style: style)
  }
}

extension Capsule: InsettableShape {
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount) { $1 }
  }
}

extension Shape where Self == Capsule {
  /// A capsule with continuous curves.
  public static var capsule: Capsule { Capsule() }
  /// A capsule whose ends are continuous curves or circular.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Capsule: Shape {
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
