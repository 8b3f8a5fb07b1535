import UIKit

@MainActor
public enum ButtonFactory {
    public static func primary(_ title: String, symbol: Symbol? = nil) -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.attributedTitle = attributed(title, font: Typography.body(weight: .semibold))
        configuration.image = symbol?.image(style: .body)
        configuration.imagePadding = Spacing.small
        configuration.cornerStyle = .large
        configuration.baseBackgroundColor = Palette.accent
        configuration.baseForegroundColor = .white
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
        let button = UIButton(configuration: configuration)
        button.configurationUpdateHandler = { button in
            button.alpha = button.isEnabled ? 1 : 0.5
            button.transform = button.isHighlighted ? CGAffineTransform(scaleX: 0.98, y: 0.98) : .identity
        }
        button.translatesAutoresizingMaskIntoConstraints = false
        return button
    }

    public static func secondary(_ title: String, symbol: Symbol? = nil) -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.attributedTitle = attributed(title, font: Typography.caption(.subheadline))
        configuration.image = symbol?.image(style: .subheadline)
        configuration.imagePadding = Spacing.tiny
        configuration.imagePlacement = .leading
        configuration.cornerStyle = .capsule
        let button = UIButton(configuration: configuration)
        button.translatesAutoresizingMaskIntoConstraints = false
        return button
    }

    public static func icon(_ symbol: Symbol, label: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(symbol.image(size: 20, weight: .semibold), for: .normal)
        button.accessibilityLabel = label
        button.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        return button
    }

    /// A button that shows a menu and the title of what was chosen last.
    public static func menu(title: String, children: [UIMenuElement]) -> UIButton {
        var configuration = UIButton.Configuration.gray()
        configuration.title = title
        configuration.image = UIImage(systemName: "chevron.up.chevron.down")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = Spacing.tiny
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(scale: .small)
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = Typography.caption(.footnote)
            return outgoing
        }
        let button = UIButton(configuration: configuration)
        button.menu = UIMenu(title: "", options: .singleSelection, children: children)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        button.translatesAutoresizingMaskIntoConstraints = false
        return button
    }

    private static func attributed(_ title: String, font: UIFont) -> AttributedString {
        var container = AttributeContainer()
        container.font = font
        return AttributedString(title, attributes: container)
    }
}
