/// A view that draws its content in a closure.
public struct Canvas<Symbols: View> {
  /// The views that the closure can draw by their tags.
  public var symbols: Symbols
  /// The closure that draws; it runs each time that the view is drawn.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas is an opaque view, which its drawing has to cover.
  public var isOpaque: Bool
  /// The color space of drawing; it has no effect here.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may happen on another thread; it has no effect here.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with symbols; it takes all the offered space.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas has no transparent areas.
  ///   - colorMode: The color space of drawing, which has no effect here.
  ///   - rendersAsynchronously: Whether drawing may happen on another thread, which has no effect here.
  ///   - renderer: A closure that draws; it gets a context and the size of the canvas, in points.
  ///   - symbols: Views with tags, which the closure can draw.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas without symbols; it takes all the offered space.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas has no transparent areas.
  ///   - colorMode: The color space of drawing, which has no effect here.
  ///   - rendersAsynchronously: Whether drawing may happen on another thread, which has no effect here.
  ///   - renderer: A closure that draws; it gets a context and the size of the canvas, in points.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas: View, NodeView {
  public typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let symbols = evaluation.at("symbols").inside(nil).nodes(of: symbols)
    return [CanvasNode(symbols, evaluation, isOpaque: isOpaque, renderer)]
  }
}
