import UIKit

@IBDesignable
final class BadgeView: UIView {
    private let label = UILabel()

    @IBInspectable var text: String? {
        get { label.text }
        set {
            label.text = newValue
            invalidateIntrinsicContentSize()
        }
    }

    @IBInspectable public var tint: UIColor = #colorLiteral(red: 0.85, green: 0.1, blue: 0.1, alpha: 1) {
        didSet { backgroundColor = tint }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        label.font = UIFont.systemFont(ofSize: 11, weight: .bold)
        label.textColor = .white
        backgroundColor = tint
        addFilling(label, insets: UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    #if TARGET_INTERFACE_BUILDER
    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        text = "new"
    }
    #endif
}

@IBDesignable class RoundedButton: UIButton {
    @IBInspectable var radius: CGFloat = 8 { didSet { layer.cornerRadius = radius } }

    override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.4 }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBlue
        layer.cornerRadius = radius
        [#selector(pressed), #selector(released)].enumerated().forEach { index, action in
            addTarget(self, action: action, for: index == 0 ? .touchDown : [.touchUpInside, .touchUpOutside, .touchCancel])
        }
    }

    @objc private func pressed() { transform = CGAffineTransform(scaleX: 0.96, y: 0.96) }
    @objc private func released() { transform = .identity }
}

final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var colors: [UIColor] = [] {
        didSet { (layer as? CAGradientLayer)?.colors = colors.map { $0.cgColor } }
    }
}

/// Stars that can be chosen; a control with a value.
class StarControl: UIControl {
    @IBInspectable var maximum: Int = 5 { didSet { setNeedsDisplay() } }
    @objc dynamic var value: Int = 0 {
        didSet {
            guard value != oldValue else { return }
            setNeedsDisplay()
            sendActions(for: .valueChanged)
        }
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 24 * maximum, height: 24) }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        track(touch)
        return super.beginTracking(touch, with: event)
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        track(touch)
        return super.continueTracking(touch, with: event)
    }

    private func track(_ touch: UITouch) {
        let x = touch.location(in: self).x
        value = min(maximum, max(0, Int(x / 24) + 1))
    }

    override func draw(_ rect: CGRect) {
        for star in 0..<maximum {
            let dot = UIBezierPath(ovalIn: CGRect(x: star * 24 + 4, y: 4, width: 16, height: 16))
            (star < value ? UIColor.systemYellow : .systemGray4).setFill()
            dot.fill()
        }
    }
}
