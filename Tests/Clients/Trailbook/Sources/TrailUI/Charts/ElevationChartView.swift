import TrailKit
import UIKit

@MainActor
@objc public protocol ElevationChartViewDelegate: AnyObject {
    @objc optional func elevationChart(_ chart: ElevationChartView, didSelectDistance distance: Double)
    @objc optional func elevationChartDidEndSelection(_ chart: ElevationChartView)
}

/// The side view of a trail.
public final class ElevationChartView: UIView {
    public weak var delegate: ElevationChartViewDelegate?

    public var profile: ElevationProfile = .empty {
        didSet {
            updateAccessibility()
            setNeedsDisplay()
        }
    }

    public var formatter = DistanceFormatter() {
        didSet { setNeedsDisplay() }
    }

    public var zoom: CGFloat = 1 {
        didSet {
            zoom = min(max(zoom, 1), 4)
            setNeedsDisplay()
        }
    }

    public private(set) var selectedDistance: Double? {
        didSet { setNeedsDisplay() }
    }

    private let insets = UIEdgeInsets(top: 18, left: 44, bottom: 22, right: 12)
    private lazy var panRecognizer = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .image
        accessibilityLabel = UIText.string("chart.elevation")
        panRecognizer.delegate = self
        addGestureRecognizer(panRecognizer)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Self, _: UITraitCollection) in
            view.setNeedsDisplay()
        }
    }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 180)
    }

    private func updateAccessibility() {
        guard let range = profile.altitudeRange else {
            accessibilityValue = nil
            return
        }
        accessibilityValue = UIText.format(
            "chart.elevation.value",
            formatter.string(fromHeight: range.lowerBound),
            formatter.string(fromHeight: range.upperBound)
        )
    }

    // MARK: Geometry

    private var plotRect: CGRect { bounds.inset(by: insets) }

    private var visibleLength: Double { profile.length / Double(zoom) }

    private func point(for sample: ElevationProfile.Sample, in range: ClosedRange<Double>) -> CGPoint {
        let rect = plotRect
        let span = max(range.upperBound - range.lowerBound, 1)
        let x = rect.minX + rect.width * CGFloat(sample.distance / max(visibleLength, 1))
        let y = rect.maxY - rect.height * CGFloat((sample.altitude - range.lowerBound) / span)
        return CGPoint(x: x, y: y)
    }

    private func curve(in range: ClosedRange<Double>) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, sample) in profile.samples.enumerated() {
            let point = point(for: sample, in: range)
            if index == 0 {
                path.move(to: point)
            } else {
                let previous = path.currentPoint
                let middle = (previous.x + point.x) / 2
                path.addCurve(
                    to: point,
                    controlPoint1: CGPoint(x: middle, y: previous.y),
                    controlPoint2: CGPoint(x: middle, y: point.y)
                )
            }
        }
        return path
    }

    // MARK: Drawing

    public override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let range = profile.altitudeRange,
              profile.samples.count > 1 else {
            return
        }
        drawGrid(range: range)

        let line = curve(in: range)
        context.saveGState()
        UIBezierPath(rect: plotRect.insetBy(dx: -2, dy: -4)).addClip()
        drawArea(under: line, in: context)
        line.lineWidth = 2.5
        line.lineJoinStyle = .round
        line.lineCapStyle = .round
        Palette.accent.setStroke()
        line.stroke()
        context.restoreGState()

        if let selectedDistance, let altitude = profile.altitude(at: selectedDistance) {
            drawMarker(
                at: point(for: .init(distance: selectedDistance, altitude: altitude), in: range),
                altitude: altitude
            )
        }
    }

    private func drawGrid(range: ClosedRange<Double>) {
        let rect = plotRect
        let grid = UIBezierPath()
        let rows = 3
        for row in 0...rows {
            let y = rect.minY + rect.height * CGFloat(row) / CGFloat(rows)
            grid.move(to: CGPoint(x: rect.minX, y: y))
            grid.addLine(to: CGPoint(x: rect.maxX, y: y))
            let altitude = range.upperBound - (range.upperBound - range.lowerBound) * Double(row) / Double(rows)
            let label = NSAttributedString(string: formatter.string(fromHeight: altitude), attributes: axisAttributes)
            let size = label.size()
            label.draw(at: CGPoint(x: rect.minX - size.width - 6, y: y - size.height / 2))
        }
        grid.lineWidth = 1
        grid.setLineDash([3, 4], count: 2, phase: 0)
        Palette.hairline.setStroke()
        grid.stroke()

        let end = NSAttributedString(string: formatter.string(fromDistance: visibleLength), attributes: axisAttributes)
        let size = end.size()
        end.draw(at: CGPoint(x: rect.maxX - size.width, y: rect.maxY + 4))
    }

    private var axisAttributes: [NSAttributedString.Key: Any] {
        [
            .font: UIFont(name: "AvenirNext-Medium", size: 10) ?? .systemFont(ofSize: 10),
            .foregroundColor: Palette.inkSecondary,
        ]
    }

    private func drawArea(under line: UIBezierPath, in context: CGContext) {
        guard let area = line.copy() as? UIBezierPath else { return }
        let rect = plotRect
        area.addLine(to: CGPoint(x: line.currentPoint.x, y: rect.maxY))
        area.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        area.close()

        context.saveGState()
        defer { context.restoreGState() }
        area.addClip()
        let colors = [
            Palette.accent.withAlphaComponent(0.45).cgColor,
            Palette.accent.withAlphaComponent(0.02).cgColor,
        ]
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) else { return }
        context.drawLinearGradient(
            gradient,
            start: CGPoint(x: rect.midX, y: rect.minY),
            end: CGPoint(x: rect.midX, y: rect.maxY),
            options: []
        )
    }

    private func drawMarker(at point: CGPoint, altitude: Double) {
        let rule = UIBezierPath()
        rule.move(to: CGPoint(x: point.x, y: plotRect.minY))
        rule.addLine(to: CGPoint(x: point.x, y: plotRect.maxY))
        rule.lineWidth = 1
        Palette.rust.setStroke()
        rule.stroke()

        let dot = UIBezierPath(ovalIn: CGRect(x: point.x - 5, y: point.y - 5, width: 10, height: 10))
        Palette.rust.setFill()
        dot.fill()
        UIColor.white.setStroke()
        dot.lineWidth = 2
        dot.stroke()

        let text = NSAttributedString(string: formatter.string(fromHeight: altitude), attributes: [
            .font: UIFont.boldSystemFont(ofSize: 11),
            .foregroundColor: Palette.rust,
        ])
        let size = text.size()
        let x = min(max(point.x - size.width / 2, 0), bounds.width - size.width)
        text.draw(at: CGPoint(x: x, y: 0))
    }

    // MARK: Selection

    public func select(distance: Double?) {
        selectedDistance = distance.map { min(max($0, 0), profile.length) }
        if let selectedDistance {
            delegate?.elevationChart?(self, didSelectDistance: selectedDistance)
        } else {
            delegate?.elevationChartDidEndSelection?(self)
        }
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed:
            let x = recognizer.location(in: self).x - plotRect.minX
            guard plotRect.width > 0 else { return }
            select(distance: Double(x / plotRect.width) * visibleLength)
        case .ended, .cancelled, .failed:
            select(distance: nil)
        default:
            break
        }
    }
}

extension ElevationChartView: UIGestureRecognizerDelegate {
    public override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan === panRecognizer else { return true }
        let velocity = pan.velocity(in: self)
        return abs(velocity.x) > abs(velocity.y)
    }
}
