import UIKit

/// A row of bars. Every bar is an accessibility element of its own.
public final class BarChartView: UIView {
    public struct Bar: Equatable {
        public var value: Double
        public var label: String
        public var spokenValue: String

        public init(value: Double, label: String, spokenValue: String) {
            self.value = value
            self.label = label
            self.spokenValue = spokenValue
        }
    }

    public var bars: [Bar] = [] {
        didSet {
            guard bars != oldValue else { return }
            cachedElements = nil
            setNeedsDisplay()
        }
    }

    public var barColor: UIColor = Palette.accent {
        didSet { setNeedsDisplay() }
    }

    private var cachedElements: [UIAccessibilityElement]?
    private let labelHeight: CGFloat = 16

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        contentMode = .redraw
    }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 96)
    }

    private func frame(ofBarAt index: Int) -> CGRect {
        let maximum = bars.map(\.value).max() ?? 0
        guard maximum > 0 else { return .zero }
        let slot = bounds.width / CGFloat(max(bars.count, 1))
        let width = min(slot * 0.6, 36)
        let height = (bounds.height - labelHeight) * CGFloat(bars[index].value / maximum)
        return CGRect(
            x: slot * (CGFloat(index) + 0.5) - width / 2,
            y: bounds.height - labelHeight - height,
            width: width,
            height: height
        )
    }

    public override func draw(_ rect: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont(name: "AvenirNext-Medium", size: 10) ?? .systemFont(ofSize: 10),
            .foregroundColor: Palette.inkSecondary,
        ]
        for (index, bar) in bars.enumerated() {
            let frame = frame(ofBarAt: index)
            guard !frame.isEmpty else { continue }
            barColor.setFill()
            UIBezierPath(
                roundedRect: frame,
                byRoundingCorners: [.topLeft, .topRight],
                cornerRadii: CGSize(width: 4, height: 4)
            ).fill()
            let text = bar.label as NSString
            let size = text.size(withAttributes: attributes)
            text.draw(
                at: CGPoint(x: frame.midX - size.width / 2, y: bounds.height - labelHeight + 2),
                withAttributes: attributes
            )
        }
    }

    // MARK: Accessibility

    public override var isAccessibilityElement: Bool {
        get { false }
        set {}
    }

    public override var accessibilityElements: [Any]? {
        get {
            if let cachedElements { return cachedElements }
            let elements = bars.enumerated().map { index, bar -> UIAccessibilityElement in
                let element = UIAccessibilityElement(accessibilityContainer: self)
                element.accessibilityLabel = bar.label
                element.accessibilityValue = bar.spokenValue
                element.accessibilityTraits = .staticText
                element.accessibilityFrameInContainerSpace = frame(ofBarAt: index)
                return element
            }
            cachedElements = elements
            return elements
        }
        set {}
    }
}
