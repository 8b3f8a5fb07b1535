import UIKit

/// A forecast over a sky, with translucent panels and temperature bars.
final class WeatherScreen: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let sky = CAGradientLayer()
    sky.frame = bounds
    sky.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor, UIColor.white.cgColor]
    sky.locations = [0, 0.6, 1]
    layer.addSublayer(sky)
    let sun = CAGradientLayer()
    sun.type = .radial
    sun.frame = CGRect(x: bounds.width - 150, y: -50, width: 200, height: 200)
    sun.colors = [
      UIColor(red: 1, green: 0.95, blue: 0.6, alpha: 1).cgColor,
      UIColor(red: 1, green: 0.95, blue: 0.6, alpha: 0).cgColor,
    ]
    sun.startPoint = CGPoint(x: 0.5, y: 0.5)
    sun.endPoint = CGPoint(x: 1, y: 1)
    layer.addSublayer(sun)
    addNow()
    addWeek()
  }

  required init?(coder: NSCoder) { nil }

  private func addNow() {
    for (text, font, y) in [
      ("Kyoto", UIFont.systemFont(ofSize: 30), 40),
      ("21°", .systemFont(ofSize: 80, weight: .thin), 72),
      ("Mostly sunny", .systemFont(ofSize: 20, weight: .medium), 168),
    ] as [(String, UIFont, CGFloat)] {
      let label = UILabel(
        text, font: font, color: .white, at: CGPoint(x: 0, y: y), width: bounds.width,
        alignment: .center)
      label.shadowColor = UIColor(white: 0, alpha: 0.2)
      label.shadowOffset = CGSize(width: 0, height: 1)
      addSubview(label)
    }
  }

  private func addWeek() {
    let panel = UIView(frame: CGRect(x: 16, y: 214, width: bounds.width - 32, height: 220))
    panel.backgroundColor = UIColor(white: 1, alpha: 0.25)
    panel.layer.cornerRadius = 15
    addSubview(panel)
    let days: [(String, CGFloat, CGFloat)] = [
      ("Today", 14, 21), ("Sun", 12, 19), ("Mon", 9, 17), ("Tue", 11, 20), ("Wed", 13, 22),
    ]
    for (index, day) in days.enumerated() {
      let y = CGFloat(index) * 44
      panel.addSubview(
        UILabel(
          day.0, font: .systemFont(ofSize: 17, weight: .medium), color: .white,
          at: CGPoint(x: 16, y: y + 12)))
      let track = CGRect(x: 130, y: y + 20, width: panel.bounds.width - 180, height: 4)
      let bar = CAGradientLayer()
      bar.frame = CGRect(
        x: track.minX + (day.1 - 8) / 15 * track.width, y: track.minY,
        width: (day.2 - day.1) / 15 * track.width, height: 4)
      bar.cornerRadius = 2
      bar.colors = [UIColor.systemGreen.cgColor, UIColor.systemOrange.cgColor]
      bar.startPoint = CGPoint(x: 0, y: 0.5)
      bar.endPoint = CGPoint(x: 1, y: 0.5)
      panel.layer.addSublayer(bar)
      panel.addSubview(
        UILabel(
          "\(Int(day.2))°", font: .systemFont(ofSize: 17), color: .white,
          at: CGPoint(x: 0, y: y + 12),
          width: panel.bounds.width - 16, alignment: .right))
      guard index > 0 else { continue }
      let line = UIView(frame: CGRect(x: 16, y: y, width: panel.bounds.width - 32, height: 0.5))
      line.backgroundColor = UIColor(white: 1, alpha: 0.4)
      panel.addSubview(line)
    }
  }
}
