import DarkroomCoreGraphics
import Foundation

/// A day in a calendar, with a disc behind the chosen day.
final class CalendarDay: UIControl {
  private let disc = UIView()
  private let label = UILabel()
  /// The start of the day; nil for an empty place in the month.
  private(set) var start: Date?

  override init(frame: CGRect) {
    super.init(frame: frame)
    disc.isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(disc)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func hide() {
    start = nil
    label.text = nil
    disc.isHidden = true
    isEnabled = false
  }

  func show(_ number: Int, from start: Date, isChosen: Bool, isEnabled: Bool) {
    self.start = start
    self.isEnabled = isEnabled
    isSelected = isChosen
    label.text = "\(number)"
    label.font = .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
    disc.isHidden = !isChosen
    showColors()
  }

  private func showColors() {
    disc.backgroundColor = tintColor.dimmed(by: 0.15)
    label.textColor = !isEnabled ? .tertiaryLabel : isSelected ? tintColor : .label
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    let side = min(bounds.width, bounds.height)
    disc.frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
  }
}
