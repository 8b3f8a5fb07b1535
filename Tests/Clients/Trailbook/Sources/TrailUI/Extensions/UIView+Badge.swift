import ObjectiveC
import UIKit

/// A small number in the corner of a view.
public final class BadgeView: UILabel {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        font = UIFont(name: "AvenirNext-Bold", size: 11) ?? .boldSystemFont(ofSize: 11)
        textColor = .white
        textAlignment = .center
        backgroundColor = Palette.rust
        clipsToBounds = true
        isAccessibilityElement = false
        translatesAutoresizingMaskIntoConstraints = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        let height = max(18, size.height + 4)
        return CGSize(width: max(height, size.width + 10), height: height)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}

private enum AssociatedKeys {
    static var badge = "TrailUI.badge"
    static var badgeOffset: UInt8 = 0
}

extension UIView {
    private var badgeView: BadgeView? {
        get {
            withUnsafePointer(to: &AssociatedKeys.badge) {
                objc_getAssociatedObject(self, $0) as? BadgeView
            }
        }
        set {
            withUnsafePointer(to: &AssociatedKeys.badge) {
                objc_setAssociatedObject(self, $0, newValue, .OBJC_ASSOCIATION_RETAIN)
            }
        }
    }

    /// How far the badge sits outside of the corner.
    public var badgeOffset: CGFloat {
        get { (objc_getAssociatedObject(self, &AssociatedKeys.badgeOffset) as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0 }
        set {
            objc_setAssociatedObject(
                self,
                &AssociatedKeys.badgeOffset,
                NSNumber(value: Double(newValue)),
                .OBJC_ASSOCIATION_COPY_NONATOMIC
            )
        }
    }

    public var badgeValue: String? {
        get { badgeView?.text }
        set { setBadge(newValue) }
    }

    private func setBadge(_ text: String?) {
        guard let text, !text.isEmpty else {
            badgeView?.removeFromSuperview()
            badgeView = nil
            return
        }
        if let badgeView {
            badgeView.text = text
            return
        }
        let badge = BadgeView(frame: .zero)
        badge.text = text
        addSubview(badge)
        NSLayoutConstraint.activate([
            badge.centerXAnchor.constraint(equalTo: trailingAnchor, constant: badgeOffset),
            badge.centerYAnchor.constraint(equalTo: topAnchor, constant: -badgeOffset),
        ])
        badgeView = badge
    }
}
