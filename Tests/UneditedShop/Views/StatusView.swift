import UIKit

final class StatusView: UIView {
    enum Content: Equatable {
        case busy
        case message(String, canRetry: Bool)
    }

    var onRetry: (() -> Void)?
    private(set) var content: Content?

    private lazy var indicator = UIActivityIndicatorView(style: .medium)
    private lazy var label: UILabel = {
        $0.numberOfLines = 0
        $0.textAlignment = .center
        return $0
    }(UILabel())

    private lazy var retryButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Try again", for: [])
        button.addTarget(self, action: #selector(self.retry), for: .touchUpInside)
        return button
    }()

    private lazy var stack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [indicator, label, retryButton])
        stack.axis = .vertical
        addFilling(stack, insets: .init(top: 8, left: 8, bottom: 8, right: 8))
        return stack
    }()

    func show(_ content: Content) {
        self.content = content
        isHidden = false
        stack.isHidden = false
        switch content {
        case .busy:
            indicator.startAnimating()
            label.isHidden = true
            retryButton.isHidden = true
        case let .message(text, canRetry):
            indicator.stopAnimating()
            label.text = text
            label.isHidden = false
            retryButton.isHidden = !canRetry
        }
    }

    @objc private func retry() { onRetry?() }
}
