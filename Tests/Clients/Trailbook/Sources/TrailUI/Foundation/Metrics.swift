import UIKit

public enum Spacing {
    public static let tiny: CGFloat = 4
    public static let small: CGFloat = 8
    public static let medium: CGFloat = 12
    public static let regular: CGFloat = 16
    public static let large: CGFloat = 24
    public static let huge: CGFloat = 40
}

public enum Radius {
    public static let badge: CGFloat = 6
    public static let card: CGFloat = 14
}

extension UIEdgeInsets {
    public init(all value: CGFloat) {
        self.init(top: value, left: value, bottom: value, right: value)
    }

    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }

    public var horizontal: CGFloat { left + right }
    public var vertical: CGFloat { top + bottom }
}

extension NSDirectionalEdgeInsets {
    public static func all(_ value: CGFloat) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: value, leading: value, bottom: value, trailing: value)
    }
}
