import DarkroomCoreGraphics
import Foundation

/// The letters at a table's side.
final class UITableViewIndex: UIView {
  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14

  let titles: [String]
  var onTouch: ((Int) -> Void)?
  var color: UIColor? {
    didSet { setNeedsDisplay() }
  }

  init(_ titles: [String]) {
    self.titles = titles
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  private var top: CGFloat {
    ((bounds.height - CGFloat(titles.count) * Self.lineHeight) / 2).roundedHalfUp(to: pixel)
  }

  override func draw(_ rect: CGRect) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 11, weight: .semibold),
      .foregroundColor: color ?? tintColor ?? .systemBlue,
    ]
    for (index, title) in titles.enumerated() {
      let text = NSAttributedString(string: title, attributes: attributes)
      let size = text.size()
      text.draw(
        at: CGPoint(
          x: (bounds.width - size.width) / 2,
          y: top + CGFloat(index) * Self.lineHeight + (Self.lineHeight - size.height) / 2))
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let line = Int((touch.location(in: self).y - top) / Self.lineHeight)
    onTouch?(min(max(line, 0), titles.count - 1))
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}
