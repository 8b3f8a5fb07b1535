import CoreText
import UIKit

public enum Typography {
    /// Georgia, for the names of trails and for headlines.
    public static func title(_ style: UIFont.TextStyle = .title2) -> UIFont {
        scaled(UIFont(name: "Georgia-Bold", size: baseSize(for: style)), style: style)
    }

    public static func quote(_ style: UIFont.TextStyle = .body) -> UIFont {
        scaled(UIFont(name: "Georgia-Italic", size: baseSize(for: style)), style: style)
    }

    /// Avenir Next, for small labels and badges.
    public static func caption(_ style: UIFont.TextStyle = .caption1) -> UIFont {
        scaled(UIFont(name: "AvenirNext-DemiBold", size: baseSize(for: style)), style: style)
    }

    public static func body(weight: UIFont.Weight = .regular) -> UIFont {
        UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: weight))
    }

    /// Digits of equal width, for values that change while one looks at them.
    public static func figures(_ size: CGFloat, weight: UIFont.Weight = .semibold) -> UIFont {
        UIFontMetrics(forTextStyle: .headline)
            .scaledFont(for: .monospacedDigitSystemFont(ofSize: size, weight: weight), maximumPointSize: size * 2)
    }

    public static func rounded(_ size: CGFloat, weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        guard let descriptor = font.fontDescriptor.withDesign(.rounded) else { return font }
        return UIFont(descriptor: descriptor, size: size)
    }

    public static func smallCapitals(_ size: CGFloat) -> UIFont {
        let features: [[UIFontDescriptor.FeatureKey: Int]] = [
            [
                .type: kLowerCaseType,
                .selector: kLowerCaseSmallCapsSelector,
            ],
        ]
        let descriptor = UIFont.systemFont(ofSize: size, weight: .medium).fontDescriptor
            .addingAttributes([.featureSettings: features])
        return UIFont(descriptor: descriptor, size: size)
    }

    private static func scaled(_ font: UIFont?, style: UIFont.TextStyle) -> UIFont {
        guard let font else { return .preferredFont(forTextStyle: style) }
        return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
    }

    private static func baseSize(for style: UIFont.TextStyle) -> CGFloat {
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        return UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traits).pointSize
    }
}
