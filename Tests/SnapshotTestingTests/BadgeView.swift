import UIKit

/// Says how many messages are new.
final class BadgeView: UIView {
  init(count: Int) {
    super.init(frame: CGRect(x: 0, y: 0, width: 96, height: 32))
    backgroundColor = .systemRed
    layer.cornerRadius = 16

    let label = UILabel(frame: bounds)
    label.text = "\(count) new"
    label.textAlignment = .center
    label.textColor = .white
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
