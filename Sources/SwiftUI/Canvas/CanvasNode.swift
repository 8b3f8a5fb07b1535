/// The node of a canvas, which takes the size that it is offered.
final class CanvasNode: LayoutNode {
  private let symbols: [LayoutNode]
  private let evaluation: Evaluation
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  init(
    _ symbols: [LayoutNode], _ evaluation: Evaluation, isOpaque: Bool,
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.symbols = symbols
    self.evaluation = evaluation
    self.isOpaque = isOpaque
    self.renderer = renderer
    super.init(evaluation.environment)
  }

  override func makeView() -> UIView? {
    HandDrawnView(isOpaque: isOpaque) { [self] in draw(in: $0, $1) }
  }

  private func draw(in context: CGContext, _ bounds: CGRect) {
    let scale = environment.displayScale
    let target = CanvasTarget(
      context, bounds, scale: scale, evaluation, CanvasSymbols(symbols, scale: scale))
    evaluation.tracking {
      var context = GraphicsContext(target, environment)
      renderer(&context, bounds.size)
    }
  }
}
