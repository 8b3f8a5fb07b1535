import UIKit

// An override far from its class, and a method that others override.
extension RatingView {
    override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(maximum) * side, height: side) }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        stars.forEach { $0.tintColor = tintColor }
    }

    @objc func title(of star: Int) -> String { "\(star)" }

    func titles() -> [String] { (1...maximum).map { title(of: $0) } }
}

private let side: CGFloat = 24

/// Which design the app shows.
enum Design {
    static var isGlass: Bool {
        if #available(iOS 26.0, *) { return true }
        return false
    }

    static var isModern: Bool {
        guard #available(iOS 18, *) else { return false }
        return true
    }
}

extension UIView {
    static func make<V: UIView>(_ type: V.Type) -> V { V(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
}
