/// A drawn view that takes touches only where its content does.
@MainActor
protocol TouchContainer: UIView {
  /// Whether touches at the point, in points of the view, reach the view or its content; nil if the content decides.
  func takesTouches(at point: CGPoint) -> Bool?
}

extension TouchContainer {
  func takesTouches(at point: CGPoint) -> Bool? { nil }
}

extension EffectView: TouchContainer {}

extension PaintedShapeView {
  /// Whether something visible is painted at the point.
  func paints(at point: CGPoint) -> Bool {
    guard let layer = layer as? CAShapeLayer, let path = layer.path else {
      return bounds.contains(point)
    }
    return (layer.fillColor?.alpha ?? 0) > 0
      && path.contains(point, using: layer.fillRule == .evenOdd ? .evenOdd : .winding)
  }
}
