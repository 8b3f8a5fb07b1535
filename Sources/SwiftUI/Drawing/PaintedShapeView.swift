/// Draws a shape that is filled or stroked with one color.
final class PaintedShapeView: UIView {
  private let path: (CGRect) -> Path

  override class var layerClass: AnyClass { CAShapeLayer.self }

  init(_ path: @escaping (CGRect) -> Path) {
    self.path = path
    super.init(frame: .zero)
    shapeLayer?.fillColor = nil
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  private var shapeLayer: CAShapeLayer? { layer as? CAShapeLayer }

  func fill(_ color: UIColor, _ style: FillStyle) {
    shapeLayer?.fillColor = color.cgColor
    shapeLayer?.fillRule = style.isEOFilled ? .evenOdd : .nonZero
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shapeLayer?.path = path(bounds).cgPath
  }
}
