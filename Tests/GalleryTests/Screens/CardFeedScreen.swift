import UIKit

/// Cards with shadows over a gradient, each with a gradient picture and a button.
final class CardFeedScreen: UIView {
  private static let cards: [(title: String, text: String, colors: [UIColor])] = [
    (
      "Mountain roads", "Two hundred bends, one valley, and the best coffee at the top.",
      [.systemTeal, .systemBlue]
    ),
    (
      "Morning light", "How to photograph a city before it wakes up.", [.systemOrange, .systemPink]
    ),
    (
      "Quiet harbour", "Boats, ropes, gulls: a walk along the old quay.",
      [.systemIndigo, .systemPurple]
    ),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    let background = CAGradientLayer()
    background.frame = bounds
    background.colors = [
      UIColor(red: 0.96, green: 0.96, blue: 0.98, alpha: 1).cgColor,
      UIColor(red: 0.88, green: 0.89, blue: 0.94, alpha: 1).cgColor,
    ]
    layer.addSublayer(background)
    addSubview(
      UILabel(
        "SATURDAY 21 NOVEMBER", font: .systemFont(ofSize: 13, weight: .semibold),
        color: .secondaryLabel, at: CGPoint(x: 20, y: 50)))
    addSubview(
      UILabel("Today", font: .systemFont(ofSize: 34, weight: .bold), at: CGPoint(x: 20, y: 66)))
    for (index, card) in Self.cards.enumerated() {
      addSubview(
        makeCard(
          title: card.title, text: card.text, colors: card.colors,
          frame: CGRect(x: 20, y: 120 + CGFloat(index) * 236, width: bounds.width - 40, height: 216)
        ))
    }
  }

  required init?(coder: NSCoder) { nil }

  private func makeCard(title: String, text: String, colors: [UIColor], frame: CGRect) -> UIView {
    let card = UIView(frame: frame)
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 16
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.18
    card.layer.shadowRadius = 10
    card.layer.shadowOffset = CGSize(width: 0, height: 5)
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: frame.width, height: 110))
    picture.layer.cornerRadius = 16
    picture.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    picture.clipsToBounds = true
    let gradient = CAGradientLayer()
    gradient.frame = picture.bounds
    gradient.colors = colors.map(\.cgColor)
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    picture.layer.addSublayer(gradient)
    picture.layer.addSublayer(makeHills(in: picture.bounds))
    card.addSubview(picture)
    card.addSubview(
      UILabel(title, font: .systemFont(ofSize: 20, weight: .bold), at: CGPoint(x: 16, y: 122)))
    card.addSubview(
      UILabel(
        text, font: .systemFont(ofSize: 15), color: .secondaryLabel, at: CGPoint(x: 16, y: 150),
        width: frame.width - 130, lines: 2))
    card.addSubview(makeButton(maxX: frame.width - 16, y: 160))
    return card
  }

  private func makeHills(in bounds: CGRect) -> CALayer {
    let hills = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: bounds.maxY))
    path.addLine(to: CGPoint(x: 0, y: 80))
    path.addCurve(
      to: CGPoint(x: bounds.maxX, y: 70), controlPoint1: CGPoint(x: bounds.width * 0.35, y: 20),
      controlPoint2: CGPoint(x: bounds.width * 0.6, y: 120))
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    path.close()
    hills.path = path.cgPath
    hills.fillColor = UIColor(white: 1, alpha: 0.35).cgColor
    return hills
  }

  private func makeButton(maxX: CGFloat, y: CGFloat) -> UIView {
    let button = UIButton(type: .custom)
    button.setTitle("Read", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = 15
    button.frame = CGRect(x: maxX - 72, y: y, width: 72, height: 30)
    return button
  }
}
