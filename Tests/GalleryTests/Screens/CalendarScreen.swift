import UIKit

/// A month with a selected day, events as dots and a week in another color.
final class CalendarScreen: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    addSubview(
      UILabel(
        "November 2026", font: .systemFont(ofSize: 22, weight: .bold), at: CGPoint(x: 16, y: 16)))
    let column = (bounds.width - 16) / 7
    for (index, name) in ["M", "T", "W", "T", "F", "S", "S"].enumerated() {
      addSubview(
        UILabel(
          name, font: .systemFont(ofSize: 11, weight: .semibold), color: .secondaryLabel,
          at: CGPoint(x: 8 + CGFloat(index) * column, y: 54), width: column, alignment: .center))
    }
    for day in 1...30 { addDay(day, column: column) }
  }

  required init?(coder: NSCoder) { nil }

  /// The first of November 2026 is a Sunday.
  private func addDay(_ day: Int, column: CGFloat) {
    let slot = day + 5
    let cell = CGRect(
      x: 8 + CGFloat(slot % 7) * column, y: 74 + CGFloat(slot / 7) * 44, width: column, height: 44)
    let isToday = day == 21
    if isToday {
      let circle = UIView(frame: CGRect(x: cell.midX - 18, y: cell.minY, width: 36, height: 36))
      circle.backgroundColor = .systemRed
      circle.layer.cornerRadius = 18
      addSubview(circle)
    }
    let color: UIColor = isToday ? .white : slot % 7 > 4 ? .secondaryLabel : .label
    addSubview(
      UILabel(
        "\(day)", font: .systemFont(ofSize: 18, weight: isToday ? .semibold : .regular),
        color: color,
        at: CGPoint(x: cell.minX, y: cell.minY + 7), width: column, alignment: .center))
    guard [3, 9, 10, 17, 24, 26].contains(day) else { return }
    let dot = UIView(frame: CGRect(x: cell.midX - 2.5, y: cell.minY + 32, width: 5, height: 5))
    dot.backgroundColor = .systemGray3
    dot.layer.cornerRadius = 2.5
    addSubview(dot)
  }
}
