import UIKit

/// A grouped list of settings as the system's own app shows them, laid out by hand.
final class SettingsScreen: UIView {
  struct Row {
    enum Accessory { case disclosure(String?), toggle(Bool) }

    let title: String
    let symbol: String
    let tint: UIColor
    let accessory: Accessory
  }

  static let groups: [[Row]] = [
    [
      Row(
        title: "Airplane Mode", symbol: "airplane", tint: .systemOrange, accessory: .toggle(false)),
      Row(title: "Wi-Fi", symbol: "wifi", tint: .systemBlue, accessory: .disclosure("Home")),
      Row(title: "Bluetooth", symbol: "dot", tint: .systemBlue, accessory: .disclosure("On")),
      Row(title: "Cellular", symbol: "antenna", tint: .systemGreen, accessory: .disclosure(nil)),
    ],
    [
      Row(title: "Notifications", symbol: "bell", tint: .systemRed, accessory: .disclosure(nil)),
      Row(
        title: "Sounds & Haptics", symbol: "speaker", tint: .systemPink, accessory: .disclosure(nil)
      ),
      Row(title: "Focus", symbol: "moon", tint: .systemIndigo, accessory: .toggle(true)),
    ],
    [
      Row(title: "General", symbol: "gear", tint: .systemGray, accessory: .disclosure(nil)),
      Row(
        title: "Display & Brightness", symbol: "sun", tint: .systemBlue, accessory: .disclosure(nil)
      ),
    ],
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGroupedBackground
    addSubview(
      UILabel("Settings", font: .systemFont(ofSize: 34, weight: .bold), at: CGPoint(x: 20, y: 56)))
    var y: CGFloat = 112
    for group in Self.groups {
      let card = makeGroup(group)
      card.frame.origin = CGPoint(x: 16, y: y)
      addSubview(card)
      y = card.frame.maxY + 35
    }
  }

  required init?(coder: NSCoder) { nil }

  private func makeGroup(_ rows: [Row]) -> UIView {
    let width = bounds.width - 32
    let card = UIView(frame: CGRect(x: 0, y: 0, width: width, height: CGFloat(rows.count) * 44))
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.clipsToBounds = true
    for (index, row) in rows.enumerated() {
      let cell = makeRow(row, width: width, isLast: index == rows.count - 1)
      cell.frame.origin.y = CGFloat(index) * 44
      card.addSubview(cell)
    }
    return card
  }

  private func makeRow(_ row: Row, width: CGFloat, isLast: Bool) -> UIView {
    let cell = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    let icon = SettingsIcon(symbol: row.symbol, tint: row.tint)
    icon.frame.origin = CGPoint(x: 16, y: 7.5)
    cell.addSubview(icon)
    let title = UILabel(row.title, at: CGPoint(x: 60, y: 0))
    title.frame.origin.y = (44 - title.frame.height) / 2
    cell.addSubview(title)
    addAccessory(row.accessory, to: cell)
    if !isLast {
      let line = UIView(frame: CGRect(x: 60, y: 44 - 1.0 / 3, width: width - 60, height: 1.0 / 3))
      line.backgroundColor = .separator
      cell.addSubview(line)
    }
    return cell
  }

  private func addAccessory(_ accessory: Row.Accessory, to cell: UIView) {
    switch accessory {
    case .toggle(let isOn):
      let toggle = UISwitch()
      toggle.isOn = isOn
      toggle.frame.origin = CGPoint(x: cell.bounds.width - 67, y: 6.5)
      cell.addSubview(toggle)
    case .disclosure(let detail):
      let chevron = ChevronView(
        frame: CGRect(x: cell.bounds.width - 24, y: 16, width: 8, height: 12))
      cell.addSubview(chevron)
      guard let detail else { return }
      let label = UILabel(detail, color: .secondaryLabel, at: .zero)
      label.frame.origin = CGPoint(
        x: chevron.frame.minX - 10 - label.frame.width, y: (44 - label.frame.height) / 2)
      cell.addSubview(label)
    }
  }
}
