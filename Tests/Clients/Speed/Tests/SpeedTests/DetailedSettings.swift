import UIKit

/// A settings screen as apps have it: a bar, and fourteen rows of an icon, two lines, a switch and a chevron.
@MainActor
enum DetailedSettings {
  private static let rows: [(title: String, detail: String)] = [
    ("Airplane Mode", "Off since yesterday"), ("Wi-Fi", "Connected to Home"),
    ("Bluetooth", "3 devices paired"), ("Cellular", "5G, 2 lines active"),
    ("Hotspot", "Nobody is connected"), ("Notifications", "12 apps allowed"),
    ("Sounds & Haptics", "Silent mode is off"), ("Focus", "Work until 17:00"),
    ("Screen Time", "2 h 41 min today"), ("General", "Update available"),
    ("Control Center", "Customise controls"), ("Display", "Dark until sunrise"),
    ("Accessibility", "Larger text is on"), ("Privacy", "Location shared"),
  ]
  private static let colors: [UIColor] = [
    .systemOrange, .systemBlue, .systemGreen, .systemRed, .systemPink, .systemIndigo, .systemGray,
  ]

  static func view() -> UIView {
    let list = UIStackView(arrangedSubviews: rows.indices.map(row))
    list.axis = .vertical
    list.setCustomSpacing(8, after: list.arrangedSubviews[6])
    let bar = bar()
    let view = UIView(frame: GrownScreen.phone)
    view.backgroundColor = .systemGroupedBackground
    for part in [bar, list] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 97),
      list.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 10),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    return view
  }

  private static func bar() -> UIView {
    let title = label("Settings", .systemFont(ofSize: 17, weight: .semibold), .label)
    let bar = UIStackView(arrangedSubviews: [
      label("Back", .systemFont(ofSize: 17), .systemBlue), title,
      label("Edit", .systemFont(ofSize: 17), .systemBlue),
    ])
    bar.distribution = .equalSpacing
    bar.isLayoutMarginsRelativeArrangement = true
    bar.insetsLayoutMarginsFromSafeArea = false
    bar.layoutMargins = UIEdgeInsets(top: 54, left: 24, bottom: 8, right: 16)
    bar.backgroundColor = .systemBackground
    return bar
  }

  private static func row(_ index: Int) -> UIView {
    let lines = UIStackView(arrangedSubviews: [
      label(rows[index].title, .systemFont(ofSize: 17), .label),
      label(rows[index].detail, .systemFont(ofSize: 13), .secondaryLabel),
    ])
    lines.axis = .vertical
    let toggle = UISwitch()
    toggle.isOn = index % 3 != 0
    let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))
    chevron.tintColor = .tertiaryLabel
    for fixed in [toggle, chevron] {
      fixed.setContentHuggingPriority(.required, for: .horizontal)
    }
    let row = UIStackView(arrangedSubviews: [icon(colors[index % 7]), lines, toggle, chevron])
    row.alignment = .center
    row.spacing = 15
    row.isLayoutMarginsRelativeArrangement = true
    row.insetsLayoutMarginsFromSafeArea = false
    row.layoutMargins = UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 14)
    row.backgroundColor = .secondarySystemGroupedBackground
    row.heightAnchor.constraint(equalToConstant: 52).isActive = true
    return row
  }

  private static func icon(_ color: UIColor) -> UIView {
    let icon = UIView()
    icon.backgroundColor = color
    icon.layer.cornerRadius = 6.5
    let dot = UIView(frame: CGRect(x: 6, y: 6, width: 17, height: 17))
    dot.backgroundColor = .white
    dot.layer.cornerRadius = 8.5
    icon.addSubview(dot)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 29),
      icon.heightAnchor.constraint(equalToConstant: 29),
    ])
    return icon
  }

  private static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }
}
