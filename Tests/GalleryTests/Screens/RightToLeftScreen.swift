import UIKit

/// An Arabic and Hebrew inbox: natural alignment, mirrored rows, mixed directions.
final class RightToLeftScreen: UIView {
  private static let rows: [(title: String, text: String, time: String)] = [
    ("سارة خالد", "مرحبًا! هل وصلت الصور رقم 42؟", "٩:٤١"),
    ("محمد علي", "نجحت جميع الاختبارات على Linux 🎉", "٨:٠٥"),
    ("דנה לוי", "הפגישה ב-15:30, חדר B2", "אתמול"),
    ("يوسف", "شكرًا جزيلاً", "الأحد"),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    semanticContentAttribute = .forceRightToLeft
    addSubview(
      UILabel(
        "الرسائل", font: .systemFont(ofSize: 34, weight: .bold), at: CGPoint(x: 20, y: 40),
        width: bounds.width - 40, alignment: .right))
    for (index, row) in Self.rows.enumerated() {
      addRow(row, y: 100 + CGFloat(index) * 72)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func addRow(_ row: (title: String, text: String, time: String), y: CGFloat) {
    let avatar = UIView(frame: CGRect(x: bounds.width - 68, y: y + 12, width: 48, height: 48))
    avatar.backgroundColor = .systemTeal
    avatar.layer.cornerRadius = 24
    addSubview(avatar)
    addSubview(
      UILabel(
        row.title, font: .systemFont(ofSize: 17, weight: .semibold), at: CGPoint(x: 80, y: y + 12),
        width: bounds.width - 160, alignment: .right))
    addSubview(
      UILabel(
        row.text, font: .systemFont(ofSize: 15), color: .secondaryLabel,
        at: CGPoint(x: 20, y: y + 36), width: bounds.width - 100, alignment: .right))
    addSubview(
      UILabel(
        row.time, font: .systemFont(ofSize: 13), color: .tertiaryLabel,
        at: CGPoint(x: 20, y: y + 14)))
    let line = UIView(frame: CGRect(x: 0, y: y + 71.5, width: bounds.width - 80, height: 0.5))
    line.backgroundColor = .separator
    addSubview(line)
  }
}
