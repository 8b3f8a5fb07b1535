import TrailKit
import UIKit

/// The named colors of the asset catalog.
public enum Palette {
    public static var accent: UIColor { named("Accent") }
    public static var background: UIColor { named("Background") }
    public static var card: UIColor { named("Card") }
    public static var ink: UIColor { named("Ink") }
    public static var inkSecondary: UIColor { named("InkSecondary") }
    public static var meadow: UIColor { named("Meadow") }
    public static var rust: UIColor { named("Rust") }

    /// A hairline that is a little stronger in dark mode.
    public static let hairline = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 1, alpha: 0.24)
            : UIColor(white: 0, alpha: 0.12)
    }

    public static func color(for difficulty: Difficulty) -> UIColor {
        switch difficulty {
        case .easy: return meadow
        case .moderate: return .systemBlue
        case .hard: return .systemOrange
        case .expert: return rust
        }
    }

    private static func named(_ name: String) -> UIColor {
        guard let color = UIColor(named: name, in: .module, compatibleWith: nil) else {
            assertionFailure("Missing colour \(name)")
            return .magenta
        }
        return color
    }
}

extension UIColor {
    public convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255,
            green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha
        )
    }

    public func mixed(with other: UIColor, amount: CGFloat) -> UIColor {
        var r1: CGFloat = 0, g1: CGFloat = 0, b1: CGFloat = 0, a1: CGFloat = 0
        var r2: CGFloat = 0, g2: CGFloat = 0, b2: CGFloat = 0, a2: CGFloat = 0
        getRed(&r1, green: &g1, blue: &b1, alpha: &a1)
        other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2)
        return UIColor(
            red: r1 + (r2 - r1) * amount,
            green: g1 + (g2 - g1) * amount,
            blue: b1 + (b2 - b1) * amount,
            alpha: a1 + (a2 - a1) * amount
        )
    }
}
