import UIKit

/// A view that is backed by a gradient.
open class GradientView: UIView {
    open override class var layerClass: AnyClass { CAGradientLayer.self }

    public var gradientLayer: CAGradientLayer {
        // swiftlint:disable:next force_cast
        layer as! CAGradientLayer
    }

    public var colors: [UIColor] = [] {
        didSet { updateColors() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        registerForTraitChanges([UITraitUserInterfaceStyle.self], action: #selector(updateColors))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        registerForTraitChanges([UITraitUserInterfaceStyle.self], action: #selector(updateColors))
    }

    public func setDirection(from start: CGPoint, to end: CGPoint) {
        gradientLayer.startPoint = start
        gradientLayer.endPoint = end
    }

    @objc private func updateColors() {
        gradientLayer.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    }
}

/// A row of hills, at the bottom of the onboarding pages.
public final class HillsView: UIView {
    private let back = CAShapeLayer()
    private let front = CAShapeLayer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(back)
        layer.addSublayer(front)
        isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        back.frame = bounds
        front.frame = bounds
        back.path = hill(height: 0.85, phase: 0)
        front.path = hill(height: 0.55, phase: .pi * 0.7)
        back.fillColor = Palette.meadow.withAlphaComponent(0.35).cgColor
        front.fillColor = Palette.meadow.cgColor
    }

    private func hill(height: CGFloat, phase: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: bounds.maxY))
        let steps = 48
        for step in 0...steps {
            let t = CGFloat(step) / CGFloat(steps)
            let y = bounds.height * (1 - height * (0.6 + 0.4 * sin(t * .pi * 2 + phase)))
            path.addLine(to: CGPoint(x: bounds.width * t, y: y))
        }
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        path.closeSubpath()
        return path
    }

    /// Draws the outline of the front hill.
    public func animateOutline(duration: CFTimeInterval = 1.2) {
        front.strokeColor = Palette.accent.cgColor
        front.lineWidth = 2
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        front.add(animation, forKey: "outline")
    }
}

public final class DashedSeparator: UIView {
    private let shape = CAShapeLayer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        shape.lineDashPattern = [4, 3]
        shape.lineWidth = 1
        shape.fillColor = nil
        layer.addSublayer(shape)
        backgroundColor = .clear
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.addSublayer(shape)
    }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 1)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: bounds.midY))
        path.addLine(to: CGPoint(x: bounds.width, y: bounds.midY))
        shape.path = path.cgPath
        shape.strokeColor = Palette.hairline.resolvedColor(with: traitCollection).cgColor
    }
}

/// A thin bar that shows progress along a download.
public final class ProgressLineView: UIView {
    private let track = CALayer()
    private let fill = CALayer()

    public private(set) var progress: CGFloat = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(track)
        layer.addSublayer(fill)
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        layer.addSublayer(track)
        layer.addSublayer(fill)
    }

    public override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 4)
    }

    public func setProgress(_ value: CGFloat, animated: Bool) {
        progress = min(max(value, 0), 1)
        accessibilityValue = UIText.format("ring.value", Int(progress * 100))
        guard animated else {
            setNeedsLayout()
            return
        }
        UIView.animate(withDuration: 0.2) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = bounds
        track.cornerRadius = bounds.height / 2
        track.backgroundColor = Palette.hairline.resolvedColor(with: traitCollection).cgColor
        fill.frame = CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height)
        fill.cornerRadius = bounds.height / 2
        fill.backgroundColor = Palette.accent.resolvedColor(with: traitCollection).cgColor
    }
}
