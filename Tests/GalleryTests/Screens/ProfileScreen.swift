import UIKit

/// A profile: a circular avatar over a banner, numbers, a follow button and a grid of pictures.
final class ProfileScreen: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    addBanner()
    addAvatar()
    addSubview(
      UILabel(
        "Ada Lovelace", font: .systemFont(ofSize: 24, weight: .bold), at: CGPoint(x: 0, y: 244),
        width: bounds.width, alignment: .center))
    addSubview(
      UILabel(
        "Analytical engines, poetry, long walks", font: .systemFont(ofSize: 15),
        color: .secondaryLabel, at: CGPoint(x: 0, y: 276), width: bounds.width, alignment: .center))
    addNumbers()
    addButtons()
    addGrid()
  }

  required init?(coder: NSCoder) { nil }

  private func addBanner() {
    let banner = CAGradientLayer()
    banner.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 180)
    banner.colors = [
      UIColor.systemPurple.cgColor, UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor,
    ]
    banner.startPoint = CGPoint(x: 0, y: 0.2)
    banner.endPoint = CGPoint(x: 1, y: 0.8)
    layer.addSublayer(banner)
  }

  private func addAvatar() {
    let avatar = UIImageView(frame: CGRect(x: bounds.midX - 56, y: 124, width: 112, height: 112))
    avatar.image = UIGraphicsImageRenderer(size: CGSize(width: 112, height: 112)).image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 112, height: 112))
      UIColor.white.setFill()
      UIBezierPath(ovalIn: CGRect(x: 36, y: 22, width: 40, height: 40)).fill()
      UIBezierPath(ovalIn: CGRect(x: 14, y: 68, width: 84, height: 84)).fill()
    }
    avatar.layer.cornerRadius = 56
    avatar.layer.borderWidth = 4
    avatar.layer.borderColor = UIColor.systemBackground.cgColor
    avatar.clipsToBounds = true
    addSubview(avatar)
  }

  private func addNumbers() {
    for (index, entry) in [("128", "Posts"), ("4,096", "Followers"), ("256", "Following")]
      .enumerated()
    {
      let width = bounds.width / 3
      let x = width * CGFloat(index)
      addSubview(
        UILabel(
          entry.0, font: .monospacedDigitSystemFont(ofSize: 20, weight: .semibold),
          at: CGPoint(x: x, y: 312), width: width, alignment: .center))
      addSubview(
        UILabel(
          entry.1, font: .systemFont(ofSize: 13), color: .secondaryLabel, at: CGPoint(x: x, y: 338),
          width: width, alignment: .center))
      guard index > 0 else { continue }
      let line = UIView(frame: CGRect(x: x, y: 316, width: 1, height: 34))
      line.backgroundColor = .separator
      addSubview(line)
    }
  }

  private func addButtons() {
    let follow = UIButton(type: .system)
    follow.setTitle("Follow", for: .normal)
    follow.setTitleColor(.white, for: .normal)
    follow.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    follow.backgroundColor = .systemBlue
    follow.layer.cornerRadius = 12
    follow.layer.cornerCurve = .continuous
    follow.frame = CGRect(x: 20, y: 374, width: bounds.width - 136, height: 44)
    addSubview(follow)
    let message = UIButton(type: .system)
    message.setTitle("Message", for: .normal)
    message.layer.borderColor = UIColor.systemBlue.cgColor
    message.layer.borderWidth = 1
    message.layer.cornerRadius = 12
    message.frame = CGRect(x: bounds.width - 108, y: 374, width: 88, height: 44)
    addSubview(message)
  }

  private func addGrid() {
    let side = (bounds.width - 4) / 3
    let tints: [UIColor] = [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan,
      .systemBlue, .systemIndigo,
    ]
    for (index, tint) in tints.enumerated() {
      let cell = UIView(
        frame: CGRect(
          x: CGFloat(index % 3) * (side + 2), y: 440 + CGFloat(index / 3) * (side + 2), width: side,
          height: side))
      cell.backgroundColor = tint.withAlphaComponent(0.25 + CGFloat(index) * 0.08)
      addSubview(cell)
    }
  }
}
