import UIKit

/// A boarding pass: notches cut by a mask, a dashed line, a bar code drawn as rectangles, rotated text.
final class BoardingPassScreen: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.11, green: 0.15, blue: 0.3, alpha: 1)
    let pass = UIView(frame: bounds.insetBy(dx: 20, dy: 24))
    pass.backgroundColor = .white
    pass.layer.mask = makeMask(in: pass.bounds)
    addSubview(pass)
    addRoute(to: pass)
    addDetails(to: pass)
    addCode(to: pass)
  }

  required init?(coder: NSCoder) { nil }

  private func makeMask(in bounds: CGRect) -> CALayer {
    let mask = CAShapeLayer()
    let path = UIBezierPath(roundedRect: bounds, cornerRadius: 16)
    path.append(UIBezierPath(ovalIn: CGRect(x: -12, y: 178, width: 24, height: 24)))
    path.append(UIBezierPath(ovalIn: CGRect(x: bounds.maxX - 12, y: 178, width: 24, height: 24)))
    mask.path = path.cgPath
    mask.fillRule = .evenOdd
    return mask
  }

  private func addRoute(to pass: UIView) {
    let big = UIFont.systemFont(ofSize: 44, weight: .heavy)
    pass.addSubview(UILabel("HND", font: big, color: .black, at: CGPoint(x: 20, y: 20)))
    pass.addSubview(
      UILabel(
        "SFO", font: big, color: .black, at: CGPoint(x: 20, y: 20), width: pass.bounds.width - 40,
        alignment: .right))
    let plane = UILabel("✈︎", font: .systemFont(ofSize: 30), color: .systemBlue, at: .zero)
    plane.center = CGPoint(x: pass.bounds.midX, y: 46)
    plane.transform = CGAffineTransform(rotationAngle: .pi / 8)
    pass.addSubview(plane)
    let line = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 18, y: 190))
    path.addLine(to: CGPoint(x: pass.bounds.width - 18, y: 190))
    line.path = path.cgPath
    line.strokeColor = UIColor.lightGray.cgColor
    line.lineWidth = 2
    line.lineDashPattern = [6, 5]
    pass.layer.addSublayer(line)
  }

  private func addDetails(to pass: UIView) {
    let entries = [("GATE", "42"), ("SEAT", "12A"), ("BOARDS", "17:05"), ("CLASS", "ECO")]
    let width = (pass.bounds.width - 40) / 4
    for (index, entry) in entries.enumerated() {
      let x = 20 + CGFloat(index) * width
      pass.addSubview(
        UILabel(
          entry.0, font: .systemFont(ofSize: 11, weight: .medium), color: .gray,
          at: CGPoint(x: x, y: 100)))
      pass.addSubview(
        UILabel(
          entry.1, font: .monospacedDigitSystemFont(ofSize: 20, weight: .semibold), color: .black,
          at: CGPoint(x: x, y: 116)))
    }
  }

  private func addCode(to pass: UIView) {
    var x: CGFloat = 30
    var state: UInt32 = 42
    while x < pass.bounds.width - 30 {
      state = state &* 1_664_525 &+ 1_013_904_223
      let width = CGFloat(1 + (state >> 24) % 3)
      let bar = UIView(frame: CGRect(x: x, y: 216, width: width, height: 70))
      bar.backgroundColor = .black
      pass.addSubview(bar)
      x += width + CGFloat(1 + (state >> 16) % 3)
    }
  }
}
