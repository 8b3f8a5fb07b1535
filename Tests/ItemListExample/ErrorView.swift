import UIKit

/// A bar over the list that can be tapped away.
@IBDesignable
final class ErrorView: UIControl {
    private let label = UILabel()

    @IBInspectable var message: String? {
        get { label.text }
        set { label.text = newValue }
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
        backgroundColor = #colorLiteral(red: 0.78, green: 0.2, blue: 0.18, alpha: 1)
        label.textColor = .white
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }
}
