import UIKit

/// Two colors, from top to bottom or from left to right.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  var isHorizontal = false {
    didSet {
      guard let layer = layer as? CAGradientLayer, isHorizontal else { return }
      layer.startPoint = CGPoint(x: 0, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 0.5)
    }
  }

  init(frame: CGRect, from first: UIColor, to last: UIColor) {
    super.init(frame: frame)
    (layer as? CAGradientLayer)?.colors = [first.cgColor, last.cgColor]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
