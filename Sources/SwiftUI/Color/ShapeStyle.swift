/// What shapes and texts are painted with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    UncaughtException.raise("resolve(in:) should not be called on \(Self.self).")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { ModifiedStyle(base: self) }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { ModifiedStyle(base: self) }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ModifiedStyle(base: self) }
  public func `in`(_ rect: CGRect) -> some ShapeStyle { ModifiedStyle(base: self) }
}

extension ShapeStyle where Self: View {
  public typealias Body = _ShapeView<Rectangle, Self>
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

/// A style that is changed in a way that is not drawn yet.
struct ModifiedStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let base: Base
}
