/// Draws lines of text.
final class TextView: UIView {
  private let text: NSAttributedString

  init(_ text: NSAttributedString) {
    self.text = text
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
    isAccessibilityElement = true
    accessibilityLabel = text.string
    accessibilityTraits = .staticText
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    UncaughtException.raise("init(coder:) has not been implemented")
  }

  override func draw(_ rect: CGRect) {
    text.draw(
      with: bounds, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
  }
}
