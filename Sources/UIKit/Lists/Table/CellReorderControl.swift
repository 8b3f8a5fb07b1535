import DarkroomCoreGraphics

/// The handle for moving a row: three gray lines.
final class CellReorderControl: UIView {
  static let width: CGFloat = 22
  private static let spacing: CGFloat = 5
  private static let lineHeight: CGFloat = 1.5

  init() {
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.systemGray3.setFill()
    for line in -1...1 {
      let y = bounds.midY + CGFloat(line) * Self.spacing - Self.lineHeight / 2
      let x = isRightToLeft ? bounds.width - Self.width : 0
      UIBezierPath(
        roundedRect: CGRect(x: x, y: y, width: Self.width, height: Self.lineHeight),
        cornerRadius: Self.lineHeight / 2
      ).fill()
    }
  }
}
