import UIKit

/// A card of 320×200 points with a title, a switch beside a label, and two buttons.
@MainActor
struct LaidOutCard {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
  let title = UILabel(frame: CGRect(x: 16, y: 16, width: 288, height: 24))
  let label = UILabel(frame: CGRect(x: 16, y: 64, width: 200, height: 24))
  let toggle = UISwitch(frame: CGRect(x: 253, y: 60, width: 51, height: 31))
  let save = UIButton(frame: CGRect(x: 170, y: 140, width: 134, height: 44))
  let cancel = UIButton(frame: CGRect(x: 16, y: 144, width: 134, height: 30))

  init() {
    view.backgroundColor = .white
    title.text = "Settings"
    title.textColor = .black
    title.font = .systemFont(ofSize: 20)
    title.accessibilityTraits = [.header, .staticText]
    label.text = "Airplane mode"
    label.textColor = UIColor(white: 0.6, alpha: 1)
    toggle.accessibilityLabel = "Airplane mode"
    toggle.accessibilityIdentifier = "airplane"
    toggle.isOn = true
    save.setTitle("Save", for: .normal)
    save.setTitleColor(.white, for: .normal)
    save.backgroundColor = UIColor(red: 0, green: 0, blue: 0.8, alpha: 1)
    save.accessibilityHint = "Keeps all changes."
    cancel.setTitle("Cancel", for: .normal)
    cancel.setTitleColor(.black, for: .normal)
    for view in [save, toggle, cancel, label, title] { self.view.addSubview(view) }
  }
}
