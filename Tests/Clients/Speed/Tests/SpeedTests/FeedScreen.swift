import UIKit

/// Four cards with a shadow, a photo under a gradient, lines of text, two buttons, a translucent badge and a turned star.
@MainActor
final class FeedScreen: UIViewController {
  private let hasCoveredView: Bool

  /// - Parameter hasCoveredView: adds a view that nobody sees: another display list with the same pixels.
  init(hasCoveredView: Bool = false) {
    self.hasCoveredView = hasCoveredView
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.frame = GrownScreen.phone
    let sky = GradientView(
      frame: GrownScreen.phone, from: UIColor(white: 0.97, alpha: 1),
      to: UIColor(red: 0.88, green: 0.89, blue: 0.94, alpha: 1))
    view.addSubview(sky)
    add("SATURDAY 21 NOVEMBER", .systemFont(ofSize: 12, weight: .semibold), .secondaryLabel, 16, 30)
    add("Today", .systemFont(ofSize: 30, weight: .bold), .label, 16, 48)
    for index in 0..<4 { view.addSubview(card(index)) }
    if hasCoveredView {
      let covered = UIView(frame: CGRect(x: 100, y: 300, width: 40, height: 20))
      covered.backgroundColor = .systemRed
      view.insertSubview(covered, belowSubview: sky)
    }
  }

  private func add(_ text: String, _ font: UIFont, _ color: UIColor, _ x: CGFloat, _ y: CGFloat) {
    view.addSubview(Self.label(text, font, color, x, y))
  }

  private static func label(
    _ text: String, _ font: UIFont, _ color: UIColor, _ x: CGFloat, _ y: CGFloat
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    label.sizeToFit()
    label.frame.origin = CGPoint(x: x, y: y)
    return label
  }

  // MARK: Cards

  private static let lines = [
    "The quick brown fox jumps over the lazy dog and then",
    "rests beside a river until the evening sun goes down.",
    "Every glyph here is drawn from an outline font and",
    "placed on a fractional baseline, as a label would be.",
    "Read more about it in the notes of this benchmark.",
  ]
  private static let titles = ["Mountain roads", "Harbour at dusk", "City gardens", "Night train"]

  private func card(_ index: Int) -> UIView {
    let card = UIView(frame: CGRect(x: 16, y: 96 + 186 * index, width: 358, height: 178))
    card.backgroundColor = .white
    card.layer.cornerRadius = 14
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    card.addSubview(photo(titled: Self.titles[index]))
    for (row, line) in Self.lines.enumerated() {
      let y = 74 + 13.5 * CGFloat(row)
      card.addSubview(Self.label(line, .systemFont(ofSize: 11), .darkGray, 14, y))
    }
    card.addSubview(follow())
    card.addSubview(share())
    card.addSubview(badge())
    card.layer.addSublayer(star())
    return card
  }

  private func photo(titled title: String) -> UIView {
    let clip = UIView(frame: CGRect(x: 0, y: 0, width: 358, height: 68))
    clip.clipsToBounds = true
    clip.layer.cornerRadius = 14
    clip.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let image = UIImageView(image: Self.picture)
    image.frame = CGRect(x: 0, y: -78, width: 358, height: 223.75)
    clip.addSubview(image)
    clip.addSubview(
      GradientView(frame: clip.bounds, from: .clear, to: UIColor(white: 0, alpha: 0.6)))
    clip.addSubview(Self.label(title, .systemFont(ofSize: 20, weight: .bold), .white, 14, 38))
    return clip
  }

  /// 320 by 200 pixels of many colors.
  private static let picture = UIGraphicsImageRenderer(
    size: CGSize(width: 320, height: 200),
    format: {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return format
    }()
  ).image { context in
    for y in 0..<200 {
      for x in 0..<320 {
        let noise = CGFloat((x * 7919 + y * 104_729) % 97) / 970
        UIColor(
          red: CGFloat(x) / 400 + noise, green: CGFloat(y) / 250 + noise, blue: 0.5 + noise,
          alpha: 1
        ).setFill()
        context.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
  }

  private func follow() -> UIView {
    let button = GradientView(
      frame: CGRect(x: 14, y: 145.5, width: 90, height: 26), from: .systemBlue, to: .systemIndigo)
    button.isHorizontal = true
    button.layer.cornerRadius = 13
    button.addSubview(
      Self.label("Follow", .systemFont(ofSize: 13, weight: .semibold), .white, 24, 5))
    return button
  }

  private func share() -> UIView {
    let button = UIView(frame: CGRect(x: 114, y: 145.5, width: 90, height: 26))
    button.layer.cornerRadius = 13
    button.layer.borderWidth = 1
    button.layer.borderColor = UIColor.systemBlue.cgColor
    button.addSubview(
      Self.label("Share", .systemFont(ofSize: 13, weight: .semibold), .systemBlue, 26, 5))
    return button
  }

  private func badge() -> UIView {
    let badge = UIView(frame: CGRect(x: 290, y: 8, width: 60, height: 26))
    badge.backgroundColor = .white
    badge.layer.cornerRadius = 8
    badge.alpha = 0.8
    badge.addSubview(Self.label("NEW", .systemFont(ofSize: 13, weight: .bold), .systemRed, 14, 5))
    return badge
  }

  private func star() -> CALayer {
    let path = UIBezierPath()
    for corner in 0..<10 {
      let radius: CGFloat = corner % 2 == 0 ? 10 : 4.5
      let angle = CGFloat(corner) * .pi / 5
      let point = CGPoint(x: radius * sin(angle), y: -radius * cos(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    let star = CAShapeLayer()
    star.path = path.cgPath
    star.fillColor = UIColor.systemYellow.cgColor
    star.strokeColor = UIColor.systemOrange.cgColor
    star.lineWidth = 1
    star.position = CGPoint(x: 325, y: 158)
    star.transform = CATransform3DMakeRotation(.pi / 12, 0, 0, 1)
    return star
  }
}
