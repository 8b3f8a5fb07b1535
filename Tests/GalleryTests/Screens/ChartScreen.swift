import UIKit

/// A chart drawn in `draw(_:)`: grid, area under a curve, bars, axis labels, a marker.
final class ChartScreen: UIView {
  private static let values: [CGFloat] = [12, 18, 9, 24, 31, 22, 38, 35, 41, 30, 44, 52]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { nil }

  private var plot: CGRect {
    CGRect(x: 44, y: 60, width: bounds.width - 64, height: bounds.height - 110)
  }

  private func point(_ index: Int) -> CGPoint {
    CGPoint(
      x: plot.minX + plot.width * CGFloat(index) / CGFloat(Self.values.count - 1),
      y: plot.maxY - plot.height * Self.values[index] / 60)
  }

  override func draw(_ rect: CGRect) {
    drawTitle()
    drawGrid()
    drawBars()
    drawArea()
    drawMarker()
  }

  private func drawTitle() {
    ("Requests per second" as NSString).draw(
      at: CGPoint(x: 20, y: 18),
      withAttributes: [
        .font: UIFont.systemFont(ofSize: 20, weight: .bold), .foregroundColor: UIColor.label,
      ])
  }

  private func drawGrid() {
    for step in stride(from: 0, through: 60, by: 15) {
      let y = plot.maxY - plot.height * CGFloat(step) / 60
      let line = UIBezierPath()
      line.move(to: CGPoint(x: plot.minX, y: y))
      line.addLine(to: CGPoint(x: plot.maxX, y: y))
      line.lineWidth = 0.5
      line.setLineDash([3, 3], count: 2, phase: 0)
      UIColor.separator.setStroke()
      line.stroke()
      ("\(step)" as NSString).draw(
        at: CGPoint(x: 16, y: y - 8),
        withAttributes: [
          .font: UIFont.monospacedDigitSystemFont(ofSize: 11, weight: .regular),
          .foregroundColor: UIColor.secondaryLabel,
        ])
    }
  }

  private func drawBars() {
    for index in Self.values.indices {
      let top = point(index)
      let bar = CGRect(x: top.x - 5, y: top.y, width: 10, height: plot.maxY - top.y)
      UIColor.systemTeal.withAlphaComponent(0.25).setFill()
      UIBezierPath(
        roundedRect: bar, byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 4, height: 4)
      ).fill()
    }
  }

  private func drawArea() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let curve = UIBezierPath()
    curve.move(to: point(0))
    for index in 1..<Self.values.count {
      let from = point(index - 1)
      let to = point(index)
      let middle = (from.x + to.x) / 2
      curve.addCurve(
        to: to, controlPoint1: CGPoint(x: middle, y: from.y),
        controlPoint2: CGPoint(x: middle, y: to.y))
    }
    let area = UIBezierPath(cgPath: curve.cgPath)
    area.addLine(to: CGPoint(x: plot.maxX, y: plot.maxY))
    area.addLine(to: CGPoint(x: plot.minX, y: plot.maxY))
    area.close()
    context.saveGState()
    area.addClip()
    let colors = [
      UIColor.systemBlue.withAlphaComponent(0.45).cgColor,
      UIColor.systemBlue.withAlphaComponent(0).cgColor,
    ]
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])
    {
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 0, y: plot.minY), end: CGPoint(x: 0, y: plot.maxY), options: [])
    }
    context.restoreGState()
    UIColor.systemBlue.setStroke()
    curve.lineWidth = 3
    curve.lineJoinStyle = .round
    curve.stroke()
  }

  private func drawMarker() {
    let last = point(Self.values.count - 1)
    UIColor.systemBackground.setFill()
    UIBezierPath(ovalIn: CGRect(x: last.x - 7, y: last.y - 7, width: 14, height: 14)).fill()
    UIColor.systemBlue.setFill()
    UIBezierPath(ovalIn: CGRect(x: last.x - 4.5, y: last.y - 4.5, width: 9, height: 9)).fill()
  }
}
