import UIKit

open class CardView: UIView {
    public let contentStack = UIStackView(.vertical, spacing: Spacing.small)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        backgroundColor = Palette.card
        layer.cornerRadius = Radius.card
        layer.cornerCurve = .continuous
        applyShadow()
        directionalLayoutMargins = .all(Spacing.regular)
        addSubview(contentStack)
        contentStack.pinEdges(to: layoutMarginsGuide)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Radius.card).cgPath
    }
}

/// A value with a caption below it and a symbol above.
public final class StatView: UIView {
    private let symbolView = UIImageView()
    private let valueLabel = UILabel.make(font: Typography.figures(18), alignment: .center)
    private let captionLabel = UILabel.make(
        font: Typography.caption(.caption2),
        color: Palette.inkSecondary,
        lines: 2,
        alignment: .center
    )

    public init(symbol: Symbol, caption: String) {
        super.init(frame: .zero)
        symbolView.image = symbol.image(size: 16, weight: .semibold)
        symbolView.tintColor = Palette.accent
        symbolView.contentMode = .scaleAspectFit
        captionLabel.text = caption
        valueLabel.adjustsFontSizeToFitWidth = true
        valueLabel.minimumScaleFactor = 0.6
        let stack = UIStackView(.vertical, spacing: 3, alignment: .center, views: [symbolView, valueLabel, captionLabel])
        addSubview(stack)
        stack.pinEdges(to: self)
        isAccessibilityElement = true
        accessibilityTraits = .staticText
        accessibilityLabel = caption
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public var value: String? {
        get { valueLabel.text }
        set {
            valueLabel.text = newValue
            accessibilityValue = newValue
        }
    }
}
