import UIKit

/// A white sign on a colored, rounded square of 29 points.
final class SettingsIcon: UIView {
  private let symbol: String

  init(symbol: String, tint: UIColor) {
    self.symbol = symbol
    super.init(frame: CGRect(x: 0, y: 0, width: 29, height: 29))
    backgroundColor = tint
    layer.cornerRadius = 6.5
    layer.cornerCurve = .continuous
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.white.set()
    switch symbol {
    case "wifi", "antenna": drawArcs()
    case "bell": drawBell()
    case "gear": drawGear()
    case "moon": drawMoon()
    case "sun": drawSun()
    default: drawDot()
    }
  }

  private func drawDot() {
    UIBezierPath(ovalIn: CGRect(x: 8, y: 8, width: 13, height: 13)).fill()
  }

  private func drawArcs() {
    for radius in [4, 8, 12] as [CGFloat] {
      let arc = UIBezierPath(
        arcCenter: CGPoint(x: 14.5, y: 20), radius: radius, startAngle: -.pi * 0.75,
        endAngle: -.pi * 0.25, clockwise: true)
      arc.lineWidth = 2
      arc.lineCapStyle = .round
      arc.stroke()
    }
  }

  private func drawBell() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 7, y: 20))
    path.addCurve(
      to: CGPoint(x: 14.5, y: 6), controlPoint1: CGPoint(x: 11, y: 16),
      controlPoint2: CGPoint(x: 8, y: 6))
    path.addCurve(
      to: CGPoint(x: 22, y: 20), controlPoint1: CGPoint(x: 21, y: 6),
      controlPoint2: CGPoint(x: 18, y: 16))
    path.close()
    path.fill()
    UIBezierPath(ovalIn: CGRect(x: 12.5, y: 20.5, width: 4, height: 3)).fill()
  }

  private func drawGear() {
    let path = UIBezierPath(ovalIn: CGRect(x: 8, y: 8, width: 13, height: 13))
    path.append(UIBezierPath(ovalIn: CGRect(x: 11.5, y: 11.5, width: 6, height: 6)))
    path.usesEvenOddFillRule = true
    path.fill()
    let teeth = UIBezierPath(ovalIn: CGRect(x: 7, y: 7, width: 15, height: 15))
    teeth.lineWidth = 2.5
    teeth.setLineDash([2.945, 2.945], count: 2, phase: 0)
    teeth.stroke()
  }

  private func drawMoon() {
    let path = UIBezierPath()
    path.addArc(
      withCenter: CGPoint(x: 14, y: 15), radius: 7.5, startAngle: -.pi * 0.45, endAngle: .pi * 0.95,
      clockwise: true)
    path.addQuadCurve(to: CGPoint(x: 15.2, y: 7.6), controlPoint: CGPoint(x: 15, y: 16))
    path.close()
    path.fill()
  }

  private func drawSun() {
    UIBezierPath(ovalIn: CGRect(x: 10.5, y: 10.5, width: 8, height: 8)).fill()
    let rays = UIBezierPath()
    for step in 0..<8 {
      let angle = CGFloat(step) * .pi / 4
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      rays.move(to: CGPoint(x: 14.5 + direction.x * 6.5, y: 14.5 + direction.y * 6.5))
      rays.addLine(to: CGPoint(x: 14.5 + direction.x * 9, y: 14.5 + direction.y * 9))
    }
    rays.lineWidth = 1.5
    rays.lineCapStyle = .round
    rays.stroke()
  }
}
