import UIKit

public final class EmptyStateView: UIView {
    public let titleLabel = UILabel.make(font: Typography.title(.title3), lines: 0, alignment: .center)
    public let messageLabel = UILabel.make(
        font: .preferredFont(forTextStyle: .subheadline),
        color: Palette.inkSecondary,
        lines: 0,
        alignment: .center
    )
    public private(set) var actionButton: UIButton?

    public init(symbol: Symbol, title: String, message: String, actionTitle: String? = nil, action: (() -> Void)? = nil) {
        super.init(frame: .zero)
        let imageView: UIImageView = make {
            $0.image = symbol.image(size: 48, weight: .light)
            $0.tintColor = Palette.inkSecondary
            $0.contentMode = .center
        }
        titleLabel.text = title
        messageLabel.text = message

        let stack = UIStackView(.vertical, spacing: Spacing.medium, alignment: .center)
        stack.addArrangedSubviews(imageView, titleLabel, messageLabel)
        stack.setCustomSpacing(Spacing.large, after: imageView)
        if let actionTitle, let action {
            let button = ButtonFactory.primary(actionTitle)
            button.onTap(action)
            stack.addArrangedSubview(button)
            actionButton = button
        }
        addSubview(stack)
        stack.center(in: self)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: Spacing.huge),
            trailingAnchor.constraint(greaterThanOrEqualTo: stack.trailingAnchor, constant: Spacing.huge),
        ])
        shouldGroupAccessibilityChildren = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
