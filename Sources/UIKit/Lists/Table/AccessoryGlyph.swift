import DarkroomCoreGraphics

/// The chevron or the checkmark of a cell.
final class AccessoryGlyph: UIView {
  private let isChevron: Bool

  /// Nil for a type that shows neither.
  init?(_ type: UITableViewCell.AccessoryType) {
    switch type {
    case .disclosureIndicator, .detailDisclosureButton: isChevron = true
    case .checkmark: isChevron = false
    case .none, .detailButton: return nil
    }
    super.init(frame: CGRect(x: 0, y: 0, width: isChevron ? 8 : 14, height: 13))
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.lineWidth = 2
    if isChevron {
      drawChevron(path)
    } else {
      drawCheckmark(path)
    }
    path.stroke()
  }

  private func drawChevron(_ path: UIBezierPath) {
    let start = isRightToLeft ? bounds.maxX - 1 : 1
    let tip = isRightToLeft ? 1.5 : bounds.maxX - 1.5
    UIColor.systemGray3.setStroke()
    path.move(to: CGPoint(x: start, y: 1))
    path.addLine(to: CGPoint(x: tip, y: bounds.midY))
    path.addLine(to: CGPoint(x: start, y: bounds.maxY - 1))
  }

  private func drawCheckmark(_ path: UIBezierPath) {
    tintColor.setStroke()
    path.move(to: CGPoint(x: 1, y: 7.5))
    path.addLine(to: CGPoint(x: 5, y: 11.5))
    path.addLine(to: CGPoint(x: 13, y: 1.5))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
