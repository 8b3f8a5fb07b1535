import UIKit

/// Creates a view and configures it in one go.
@MainActor
@discardableResult
public func make<T: UIView>(_ configure: (T) -> Void = { _ in }) -> T {
    let view = T()
    view.translatesAutoresizingMaskIntoConstraints = false
    configure(view)
    return view
}

extension UILabel {
    public static func make(
        font: UIFont,
        color: UIColor = Palette.ink,
        lines: Int = 1,
        alignment: NSTextAlignment = .natural
    ) -> UILabel {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.font = font
        label.textColor = color
        label.numberOfLines = lines
        label.textAlignment = alignment
        label.adjustsFontForContentSizeCategory = true
        return label
    }
}

extension UIStackView {
    public convenience init(
        _ axis: NSLayoutConstraint.Axis,
        spacing: CGFloat = Spacing.small,
        alignment: UIStackView.Alignment = .fill,
        distribution: UIStackView.Distribution = .fill,
        views: [UIView] = []
    ) {
        self.init(arrangedSubviews: views)
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        self.distribution = distribution
        translatesAutoresizingMaskIntoConstraints = false
    }

    public func addArrangedSubviews(_ views: UIView...) {
        views.forEach(addArrangedSubview)
    }

    public func replaceArrangedSubviews(with views: [UIView]) {
        arrangedSubviews.forEach { $0.removeFromSuperview() }
        views.forEach(addArrangedSubview)
    }
}
