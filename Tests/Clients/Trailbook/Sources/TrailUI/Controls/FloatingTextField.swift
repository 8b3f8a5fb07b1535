import UIKit

/// A text field whose placeholder moves up and becomes a title.
open class FloatingTextField: UITextField {
    public let titleLabel = UILabel.make(font: Typography.caption(.caption2), color: Palette.accent)
    private let underline = CALayer()

    public var inset = UIEdgeInsets(top: 18, left: 0, bottom: 6, right: 0)

    public var errorMessage: String? {
        didSet { updateAppearance() }
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
        borderStyle = .none
        font = Typography.body()
        adjustsFontForContentSizeCategory = true
        clearButtonMode = .whileEditing
        layer.addSublayer(underline)
        addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: topAnchor),
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
        addTarget(self, action: #selector(editingChanged), for: [.editingChanged, .editingDidBegin, .editingDidEnd])
        updateAppearance()
    }

    open override var placeholder: String? {
        didSet { updateAppearance() }
    }

    open override var text: String? {
        didSet { updateAppearance() }
    }

    @objc private func editingChanged() {
        errorMessage = nil
    }

    private func updateAppearance() {
        let hasText = !(text ?? "").isEmpty
        titleLabel.text = errorMessage ?? placeholder
        titleLabel.textColor = errorMessage == nil ? Palette.accent : Palette.rust
        titleLabel.alpha = hasText || errorMessage != nil ? 1 : 0
        underline.backgroundColor = (errorMessage == nil ? Palette.hairline : Palette.rust)
            .resolvedColor(with: traitCollection).cgColor
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        underline.frame = CGRect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1)
        CATransaction.commit()
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).inset(by: inset)
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).inset(by: inset)
    }

    open override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        size.height = max(size.height, 24) + inset.vertical
        return size
    }
}
