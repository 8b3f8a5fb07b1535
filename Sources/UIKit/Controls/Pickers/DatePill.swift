import DarkroomCoreGraphics
import Foundation

/// A date or a time as text on a rounded background: the compact style of a date picker.
final class DatePill: UIView {
  enum Kind { case date, time }

  /// The space between two pills, in points.
  static let gap: CGFloat = 6
  private static let padding = CGSize(width: 12, height: 7)
  private let label = UILabel()
  private let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    setUp()
  }

  required init?(coder: NSCoder) {
    kind = .date
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 6
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 17)
    addSubview(label)
  }

  var textColor: UIColor {
    get { label.textColor }
    set { label.textColor = newValue }
  }

  func show(_ date: Date, locale: Locale, calendar: Calendar) {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.dateStyle = kind == .date ? .medium : .none
    formatter.timeStyle = kind == .time ? .short : .none
    label.text = formatter.string(from: date)
    setNeedsLayout()
  }

  var naturalSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(
      width: size.width + 2 * Self.padding.width, height: size.height + 2 * Self.padding.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.padding.width, dy: Self.padding.height)
  }
}
