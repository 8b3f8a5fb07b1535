import TrailUI
import UIKit

final class AboutViewController: BaseViewController {
    let versionLabel = UILabel.make(
        font: .preferredFont(forTextStyle: .footnote),
        color: Palette.inkSecondary,
        alignment: .center
    )
    let textView = UITextView()

    private let bundle: Bundle

    init(bundle: Bundle = .main) {
        self.bundle = bundle
        super.init()
        title = localized("About")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func setUpHierarchy() {
        let imageView = UIImageView(image: UIImage(named: "logo", in: .module, compatibleWith: traitCollection))
        imageView.contentMode = .scaleAspectFit
        imageView.pinSize(height: 120)
        imageView.badgeValue = "5"
        textView.isEditable = false
        textView.isScrollEnabled = false
        textView.backgroundColor = .clear
        textView.delegate = self
        textView.attributedText = makeText()
        textView.linkTextAttributes = [
            .foregroundColor: Palette.accent,
            .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
        versionLabel.text = localized("Version \(bundle.versionDescription)")

        let stack = UIStackView(.vertical, spacing: Spacing.large, views: [imageView, textView, versionLabel])
        view.addSubview(stack)
        stack.pinEdges(to: view.layoutMarginsGuide).last?.isActive = false
    }

    private func makeText() -> NSAttributedString {
        let text = AttributedText()
            .symbol(.trails, font: Typography.title(.headline), color: Palette.accent)
            .space(2)
            .text(localized("Made for people who walk."), font: Typography.title(.headline))
            .newline()
            .text(
                localized("Your journal stays on your phone. Write to us if you find a trail that we do not know yet."),
                font: Typography.body(),
                color: Palette.inkSecondary
            )
            .newline()
            .build(alignment: .center, lineSpacing: 4)
        let result = NSMutableAttributedString(attributedString: text)
        if let url = URL(string: "mailto:trails@example.com") {
            result.append(NSAttributedString(string: "trails@example.com", attributes: [
                .link: url,
                .font: Typography.body(weight: .semibold),
            ]))
        }
        return result
    }
}

extension AboutViewController: UITextViewDelegate {
    func textView(
        _ textView: UITextView,
        primaryActionFor textItem: UITextItem,
        defaultAction: UIAction
    ) -> UIAction? {
        guard case .link(let url) = textItem.content, url.scheme == "mailto" else { return defaultAction }
        return UIAction { _ in
            UIApplication.shared.open(url)
        }
    }
}
