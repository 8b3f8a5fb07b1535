import UIKit

/// A short message that goes away by itself.
public final class ToastView: UIView {
    private let label = UILabel.make(font: .preferredFont(forTextStyle: .footnote), color: .white, lines: 0)
    private var hideItem: DispatchWorkItem?

    public init(message: String, symbol: Symbol? = nil) {
        super.init(frame: .zero)
        let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))
        addSubview(effectView)
        effectView.pinEdges(to: self)
        let stack = UIStackView(.horizontal, spacing: Spacing.small, alignment: .center)
        if let symbol {
            let imageView = UIImageView(image: symbol.image(style: .footnote))
            imageView.tintColor = .white
            imageView.setContentHuggingPriority(.required, for: .horizontal)
            stack.addArrangedSubview(imageView)
        }
        label.text = message
        stack.addArrangedSubview(label)
        effectView.contentView.addSubview(stack)
        stack.pinEdges(to: effectView.contentView, insets: UIEdgeInsets(horizontal: 16, vertical: 10))
        roundCorners(Radius.card)
        isUserInteractionEnabled = false
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public func show(in host: UIView, for duration: TimeInterval = 2) {
        host.addSubview(self)
        NSLayoutConstraint.activate([
            centerXAnchor.constraint(equalTo: host.centerXAnchor),
            bottomAnchor.constraint(equalTo: host.safeAreaLayoutGuide.bottomAnchor, constant: -Spacing.large),
            widthAnchor.constraint(lessThanOrEqualTo: host.widthAnchor, multiplier: 0.9),
        ])
        alpha = 0
        transform = CGAffineTransform(translationX: 0, y: 20)
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
            self.alpha = 1
            self.transform = .identity
        }
        UIAccessibility.post(notification: .announcement, argument: label.text)

        let item = DispatchWorkItem { [weak self] in
            self?.hide()
        }
        hideItem = item
        DispatchQueue.main.asyncAfter(deadline: .now() + duration, execute: item)
    }

    public func hide() {
        hideItem?.cancel()
        UIView.animate(withDuration: 0.25, animations: {
            self.alpha = 0
        }, completion: { _ in
            self.removeFromSuperview()
        })
    }
}
