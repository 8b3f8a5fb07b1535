/// A drawn view that takes touches only where something in it does.
@MainActor
protocol TouchContainer: UIView {
  /// Whether touches at the point, in points of the view, come to the view or to what is in it; nil if what is in it
  /// decides.
  func takesTouches(at point: CGPoint) -> Bool?
}

extension TouchContainer {
  func takesTouches(at point: CGPoint) -> Bool? { nil }
}

extension EffectView: TouchContainer {}

extension PaintedShapeView {
  /// Whether something that can be seen is painted at the point.
  func paints(at point: CGPoint) -> Bool {
    guard let layer = layer as? CAShapeLayer, let path = layer.path else {
      return bounds.contains(point)
    }
    return (layer.fillColor?.alpha ?? 0) > 0
      && path.contains(point, using: layer.fillRule == .evenOdd ? .evenOdd : .winding)
  }
}
