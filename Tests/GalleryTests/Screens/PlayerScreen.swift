import UIKit

/// A music player on a dark gradient: artwork with a shadow, a slider, round buttons.
final class PlayerScreen: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let background = CAGradientLayer()
    background.frame = bounds
    background.colors = [
      UIColor(red: 0.35, green: 0.2, blue: 0.5, alpha: 1).cgColor,
      UIColor(red: 0.08, green: 0.05, blue: 0.15, alpha: 1).cgColor,
    ]
    layer.addSublayer(background)
    addArtwork()
    addTitles()
    addProgress()
    addControls()
  }

  required init?(coder: NSCoder) { nil }

  private func addArtwork() {
    let side = bounds.width - 64
    let artwork = UIView(frame: CGRect(x: 32, y: 40, width: side, height: side))
    artwork.layer.shadowOpacity = 0.5
    artwork.layer.shadowRadius = 16
    artwork.layer.shadowOffset = CGSize(width: 0, height: 10)
    artwork.layer.shadowPath = UIBezierPath(roundedRect: artwork.bounds, cornerRadius: 12).cgPath
    let disc = CAGradientLayer()
    disc.frame = artwork.bounds
    disc.cornerRadius = 12
    disc.masksToBounds = true
    disc.type = .conic
    disc.startPoint = CGPoint(x: 0.5, y: 0.5)
    disc.endPoint = CGPoint(x: 0.5, y: 0)
    disc.colors = [
      UIColor.systemPink, .systemOrange, .systemYellow, .systemTeal, .systemIndigo, .systemPink,
    ].map(\.cgColor)
    artwork.layer.addSublayer(disc)
    let hole = CAShapeLayer()
    hole.path =
      UIBezierPath(ovalIn: CGRect(x: side / 2 - 24, y: side / 2 - 24, width: 48, height: 48)).cgPath
    hole.fillColor = UIColor(white: 0, alpha: 0.6).cgColor
    artwork.layer.addSublayer(hole)
    addSubview(artwork)
  }

  private func addTitles() {
    let y = bounds.width
    addSubview(
      UILabel(
        "A title that is much too long for one line", font: .systemFont(ofSize: 22, weight: .bold),
        color: .white, at: CGPoint(x: 32, y: y), width: bounds.width - 64))
    addSubview(
      UILabel(
        "The Deterministic Pixels", font: .systemFont(ofSize: 17),
        color: UIColor(white: 1, alpha: 0.6), at: CGPoint(x: 32, y: y + 30)))
  }

  private func addProgress() {
    let y = bounds.width + 72
    let track = UIView(frame: CGRect(x: 32, y: y, width: bounds.width - 64, height: 4))
    track.backgroundColor = UIColor(white: 1, alpha: 0.25)
    track.layer.cornerRadius = 2
    let played = UIView(frame: CGRect(x: 0, y: 0, width: track.bounds.width * 0.4, height: 4))
    played.backgroundColor = .white
    played.layer.cornerRadius = 2
    track.addSubview(played)
    addSubview(track)
    let font = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    let faint = UIColor(white: 1, alpha: 0.6)
    addSubview(UILabel("1:32", font: font, color: faint, at: CGPoint(x: 32, y: y + 10)))
    addSubview(
      UILabel(
        "-2:18", font: font, color: faint, at: CGPoint(x: 32, y: y + 10), width: bounds.width - 64,
        alignment: .right))
  }

  private func addControls() {
    let button = CAShapeLayer()
    let center = CGPoint(x: bounds.midX, y: bounds.width + 136)
    let path = UIBezierPath(
      ovalIn: CGRect(x: center.x - 32, y: center.y - 32, width: 64, height: 64))
    path.append(
      UIBezierPath(
        roundedRect: CGRect(x: center.x - 12, y: center.y - 14, width: 8, height: 28),
        cornerRadius: 2))
    path.append(
      UIBezierPath(
        roundedRect: CGRect(x: center.x + 4, y: center.y - 14, width: 8, height: 28),
        cornerRadius: 2))
    button.path = path.cgPath
    button.fillRule = .evenOdd
    button.fillColor = UIColor.white.cgColor
    layer.addSublayer(button)
  }
}
