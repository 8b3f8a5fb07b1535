import UIKit

/// A label with room around its text.
open class PaddedLabel: UILabel {
    public var contentInsets = UIEdgeInsets(horizontal: 8, vertical: 3) {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    open override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: contentInsets))
    }

    open override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let inset = bounds.inset(by: contentInsets)
        let rect = super.textRect(forBounds: inset, limitedToNumberOfLines: numberOfLines)
        return rect.inset(by: UIEdgeInsets(
            top: -contentInsets.top,
            left: -contentInsets.left,
            bottom: -contentInsets.bottom,
            right: -contentInsets.right
        ))
    }
}

/// Text on a colored capsule.
public final class PillLabel: PaddedLabel {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        font = Typography.caption()
        adjustsFontForContentSizeCategory = true
        clipsToBounds = true
        layer.cornerCurve = .continuous
        setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }

    public func configure(text: String, color: UIColor) {
        self.text = text
        textColor = color
        backgroundColor = color.withAlphaComponent(0.15)
    }
}
