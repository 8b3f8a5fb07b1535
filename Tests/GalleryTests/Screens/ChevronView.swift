import UIKit

/// The gray arrow at the end of a row.
final class ChevronView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1.5, y: 1))
    path.addLine(to: CGPoint(x: bounds.maxX - 1.5, y: bounds.midY))
    path.addLine(to: CGPoint(x: 1.5, y: bounds.maxY - 1))
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    UIColor.tertiaryLabel.setStroke()
    path.stroke()
  }
}
