import UIKit

/// Badges, tags and pills: text in capsules, counts over icons, rings of progress.
final class BadgesScreen: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    addTags()
    addCounts()
    addRings()
  }

  required init?(coder: NSCoder) { nil }

  private func addTags() {
    var origin = CGPoint(x: 16, y: 20)
    let tags: [(String, UIColor)] = [
      ("Swift", .systemOrange), ("UIKit", .systemBlue), ("Linux", .systemYellow),
      ("Snapshot", .systemPurple), ("Headless", .systemGray), ("v0.1", .systemGreen),
    ]
    for (text, tint) in tags {
      let label = UILabel(
        text, font: .systemFont(ofSize: 13, weight: .semibold), color: tint, at: .zero)
      let pill = UIView(
        frame: CGRect(origin: origin, size: CGSize(width: label.frame.width + 20, height: 26)))
      if pill.frame.maxX > bounds.width - 16 {
        origin = CGPoint(x: 16, y: origin.y + 34)
        pill.frame.origin = origin
      }
      pill.backgroundColor = tint.withAlphaComponent(0.15)
      pill.layer.cornerRadius = 13
      label.center = CGPoint(x: pill.bounds.midX, y: pill.bounds.midY)
      pill.addSubview(label)
      addSubview(pill)
      origin.x = pill.frame.maxX + 8
    }
  }

  private func addCounts() {
    for (index, count) in ["1", "12", "99+"].enumerated() {
      let icon = UIView(frame: CGRect(x: 24 + CGFloat(index) * 96, y: 106, width: 56, height: 56))
      icon.backgroundColor = [UIColor.systemGreen, .systemBlue, .systemIndigo][index]
      icon.layer.cornerRadius = 13
      icon.layer.cornerCurve = .continuous
      addSubview(icon)
      let label = UILabel(
        count, font: .systemFont(ofSize: 13, weight: .bold), color: .white, at: .zero,
        alignment: .center)
      let width = max(22, label.frame.width + 12)
      label.frame = CGRect(x: icon.frame.maxX - width + 9, y: 97, width: width, height: 22)
      label.backgroundColor = .systemRed
      label.layer.cornerRadius = 11
      label.layer.masksToBounds = true
      addSubview(label)
    }
  }

  private func addRings() {
    for (index, share) in [0.25, 0.6, 0.9].enumerated() {
      let tint = [UIColor.systemPink, .systemGreen, .systemTeal][index]
      for (color, end) in [(tint.withAlphaComponent(0.2), 1.0), (tint, share)] {
        let ring = CAShapeLayer()
        ring.frame = CGRect(x: 24 + CGFloat(index) * 96, y: 186, width: 64, height: 64)
        ring.path =
          UIBezierPath(
            arcCenter: CGPoint(x: 32, y: 32), radius: 27, startAngle: -.pi / 2,
            endAngle: .pi * 1.5, clockwise: true
          ).cgPath
        ring.fillColor = nil
        ring.strokeColor = color.cgColor
        ring.lineWidth = 9
        ring.lineCap = .round
        ring.strokeEnd = end
        layer.addSublayer(ring)
      }
      addSubview(
        UILabel(
          "\(Int(share * 100)) %", font: .monospacedDigitSystemFont(ofSize: 13, weight: .medium),
          at: CGPoint(x: 24 + CGFloat(index) * 96, y: 210), width: 64, alignment: .center))
    }
  }
}
