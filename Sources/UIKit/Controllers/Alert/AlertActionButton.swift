import DarkroomCoreGraphics
import Foundation

/// A button for one action: a line of text across the whole width, gray while the user touches it.
final class AlertActionButton: UIControl {
  let action: UIAlertAction
  private let label = UILabel()
  private let style: UIFont.TextStyle
  private let weight: UIFont.Weight

  init(_ action: UIAlertAction, style: UIFont.TextStyle, isEmphasized: Bool) {
    self.action = action
    self.style = style
    weight = isEmphasized ? .semibold : .regular
    super.init(frame: .zero)
    label.text = action.title
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
    addAction(UIAction { _ in action.choose() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var naturalAccessibilityLabel: String? { action.accessibilityLabel ?? action.title }
  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? action.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .quaternarySystemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    isEnabled = action.isEnabled
    label.frame = bounds.insetBy(dx: 8, dy: 0)
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  func show(textsFor traits: UITraitCollection) {
    label.font = .alert(style, weight, traits)
  }

  /// Whether the title at full size fits into `width` points.
  func fits(_ width: CGFloat) -> Bool { label.intrinsicContentSize.width + 16 <= width }
}
