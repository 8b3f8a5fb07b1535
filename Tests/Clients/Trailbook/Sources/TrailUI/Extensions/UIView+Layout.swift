import UIKit

extension UIView {
    @discardableResult
    public func pinEdges(to other: UIView, insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
        translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
            other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
            other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
        ]
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    @discardableResult
    public func pinEdges(to guide: UILayoutGuide, insets: UIEdgeInsets = .zero) -> [NSLayoutConstraint] {
        translatesAutoresizingMaskIntoConstraints = false
        let constraints = [
            topAnchor.constraint(equalTo: guide.topAnchor, constant: insets.top),
            leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: insets.left),
            guide.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
        ]
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    public func pinSize(width: CGFloat? = nil, height: CGFloat? = nil) {
        translatesAutoresizingMaskIntoConstraints = false
        if let width {
            widthAnchor.constraint(equalToConstant: width).isActive = true
        }
        if let height {
            heightAnchor.constraint(equalToConstant: height).isActive = true
        }
    }

    public func center(in other: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            centerXAnchor.constraint(equalTo: other.centerXAnchor),
            centerYAnchor.constraint(equalTo: other.centerYAnchor),
        ])
    }

    public func addSubviews(_ views: UIView...) {
        views.forEach(addSubview)
    }

    public func firstSuperview<T: UIView>(of type: T.Type) -> T? {
        var candidate = superview
        while let view = candidate {
            if let match = view as? T { return match }
            candidate = view.superview
        }
        return nil
    }

    public func descendants<T: UIView>(of type: T.Type) -> [T] {
        subviews.flatMap { view -> [T] in
            let own = (view as? T).map { [$0] } ?? []
            return own + view.descendants(of: type)
        }
    }

    public func roundCorners(_ radius: CGFloat, corners: CACornerMask? = nil) {
        layer.cornerRadius = radius
        layer.cornerCurve = .continuous
        if let corners {
            layer.maskedCorners = corners
        }
        clipsToBounds = true
    }

    public func applyShadow(opacity: Float = 0.12, radius: CGFloat = 8, offset: CGSize = CGSize(width: 0, height: 3)) {
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = opacity
        layer.shadowRadius = radius
        layer.shadowOffset = offset
        layer.masksToBounds = false
    }
}

extension NSLayoutConstraint {
    @discardableResult
    public func withPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}
