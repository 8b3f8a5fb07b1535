import UIKit

/// A ring that fills up towards a goal.
open class RingChartView: UIView {
    public var progress: Double = 0 {
        didSet {
            progress = min(max(progress, 0), 1)
            updateAccessibility()
            setNeedsDisplay()
        }
    }

    public var lineWidth: CGFloat = 14 {
        didSet { setNeedsDisplay() }
    }

    public var trackColor: UIColor = Palette.hairline {
        didSet { setNeedsDisplay() }
    }

    public var title: String = "" {
        didSet {
            accessibilityLabel = title
            setNeedsDisplay()
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) {
            (view: RingChartView, _: UITraitCollection) in
            view.setNeedsDisplay()
        }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 140) }

    private func updateAccessibility() {
        accessibilityValue = UIText.format("ring.value", Int((progress * 100).rounded()))
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = min(bounds.width, bounds.height)
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = (side - lineWidth) / 2
        guard radius > 0 else { return }

        context.setLineWidth(lineWidth)
        context.setLineCap(.round)

        context.setStrokeColor(trackColor.cgColor)
        context.addArc(center: center, radius: radius, startAngle: 0, endAngle: .pi * 2, clockwise: false)
        context.strokePath()

        if progress > 0 {
            let start = -CGFloat.pi / 2
            let path = UIBezierPath(
                arcCenter: center,
                radius: radius,
                startAngle: start,
                endAngle: start + .pi * 2 * CGFloat(progress),
                clockwise: true
            )
            context.saveGState()
            context.addPath(path.cgPath)
            context.replacePathWithStrokedPath()
            context.clip()
            drawGradient(in: context)
            context.restoreGState()
        }

        drawTitle(center: center, width: radius * 1.5)
    }

    private func drawGradient(in context: CGContext) {
        let colors = [Palette.meadow.cgColor, Palette.accent.cgColor] as CFArray
        guard let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(),
            colors: colors,
            locations: [0, 1]
        ) else { return }
        context.drawLinearGradient(
            gradient,
            start: CGPoint(x: bounds.minX, y: bounds.minY),
            end: CGPoint(x: bounds.maxX, y: bounds.maxY),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        )
    }

    private func drawTitle(center: CGPoint, width: CGFloat) {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        let percent = NSMutableAttributedString(
            string: "\(Int((progress * 100).rounded()))%",
            attributes: [
                .font: Typography.rounded(28, weight: .bold),
                .foregroundColor: Palette.ink,
                .paragraphStyle: paragraph,
            ]
        )
        if !title.isEmpty {
            percent.append(NSAttributedString(string: "\n" + title, attributes: [
                .font: UIFont.systemFont(ofSize: 11, weight: .medium),
                .foregroundColor: Palette.inkSecondary,
                .paragraphStyle: paragraph,
            ]))
        }
        let size = percent.boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading],
            context: nil
        ).size
        percent.draw(in: CGRect(
            x: center.x - width / 2,
            y: center.y - size.height / 2,
            width: width,
            height: ceil(size.height)
        ))
    }
}
