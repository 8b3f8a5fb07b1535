/// A style with which shapes and texts are painted.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Apple's styles have no simpler style: calling it raises an exception.
  public func resolve(in environment: EnvironmentValues) -> Never {
    UncaughtException.raise("resolve(in:) should not be called on \(Self.self).")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a number from 0 to 1.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
  /// Returns the style that combines its colors with the content below the painted shape.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, blendMode: mode)
  }
  /// Returns the style with a shadow; several shadows lie over each other.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadowStyle: style)
  }
  /// Returns the style with a gradient or image that spans a rectangle of the view, in points, instead of the shape.
  public func `in`(_ rect: CGRect) -> some ShapeStyle {
    _AnchoredShapeStyle(style: self, bounds: rect)
  }
}

extension ShapeStyle where Self: View {
  public typealias Body = _ShapeView<Rectangle, Self>
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}
