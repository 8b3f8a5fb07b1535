import UIKit

/// The list of an app's languages, each in its own script: what falls back to other fonts.
final class LanguagesScreen: UIView {
  private static let rows: [(own: String, name: String)] = [
    ("English", "Default"), ("العربية", "Arabic"), ("Ελληνικά", "Greek"),
    ("עברית", "Hebrew"), ("हिन्दी", "Hindi"), ("日本語", "Japanese"), ("한국어", "Korean"),
    ("Русский", "Russian"), ("ภาษาไทย", "Thai"), ("Tiếng Việt", "Vietnamese"),
    ("简体中文", "Chinese, Simplified"), ("繁體中文", "Chinese, Traditional"),
  ]
  private static let rowHeight: CGFloat = 60

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    for (index, row) in Self.rows.enumerated() { addRow(row, y: CGFloat(index) * Self.rowHeight) }
  }

  required init?(coder: NSCoder) { nil }

  private func addRow(_ row: (own: String, name: String), y: CGFloat) {
    let width = bounds.width - 40
    addSubview(UILabel(row.own, at: CGPoint(x: 20, y: y + 9), width: width, alignment: .left))
    addSubview(
      UILabel(
        row.name, font: .systemFont(ofSize: 13), color: .secondaryLabel,
        at: CGPoint(x: 20, y: y + 33), width: width))
    let line = UIView(
      frame: CGRect(x: 20, y: y + Self.rowHeight - 0.5, width: bounds.width - 20, height: 0.5))
    line.backgroundColor = .separator
    addSubview(line)
  }
}
