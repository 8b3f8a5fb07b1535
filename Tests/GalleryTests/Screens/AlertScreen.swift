import UIKit

/// An alert of two buttons over a dimmed screen.
final class AlertScreen: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    addSubview(
      UILabel(
        "Documents\nPhotos\nMusic\nDownloads", font: .systemFont(ofSize: 22),
        at: CGPoint(x: 20, y: 24),
        width: 200, lines: 0))
    let dim = UIView(frame: bounds)
    dim.backgroundColor = UIColor(white: 0, alpha: 0.2)
    addSubview(dim)
    addAlert()
  }

  required init?(coder: NSCoder) { nil }

  private func addAlert() {
    let alert = UIView(
      frame: CGRect(x: bounds.midX - 135, y: bounds.midY - 72, width: 270, height: 144))
    alert.backgroundColor = .secondarySystemGroupedBackground
    alert.layer.cornerRadius = 14
    alert.layer.cornerCurve = .continuous
    alert.clipsToBounds = true
    alert.addSubview(
      UILabel(
        "Delete 3 items?", font: .systemFont(ofSize: 17, weight: .semibold),
        at: CGPoint(x: 16, y: 20),
        width: 238, alignment: .center))
    alert.addSubview(
      UILabel(
        "They will be gone from all your devices. You cannot undo this.",
        font: .systemFont(ofSize: 13), at: CGPoint(x: 16, y: 44), width: 238, lines: 0,
        alignment: .center))
    for (frame, color) in [
      (CGRect(x: 0, y: 100, width: 270, height: 0.5), UIColor.separator),
      (CGRect(x: 135, y: 100, width: 0.5, height: 44), .separator),
    ] {
      let line = UIView(frame: frame)
      line.backgroundColor = color
      alert.addSubview(line)
    }
    for (index, title) in ["Cancel", "Delete"].enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17, weight: index == 0 ? .semibold : .regular)
      button.setTitleColor(index == 0 ? .systemBlue : .systemRed, for: .normal)
      button.frame = CGRect(x: CGFloat(index) * 135, y: 100, width: 135, height: 44)
      alert.addSubview(button)
    }
    addSubview(alert)
  }
}
