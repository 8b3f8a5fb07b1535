import TrailUI
import UIKit

struct OnboardingPage {
    let symbol: Symbol
    let title: String
    let message: String

    static var all: [OnboardingPage] {
        [
            OnboardingPage(
                symbol: .trails,
                title: localized("Find a trail"),
                message: localized("Browse by region, length and difficulty, and keep your favourites close.")
            ),
            OnboardingPage(
                symbol: .journal,
                title: localized("Write it down"),
                message: localized("Keep a journal of where you went, with whom, and what the weather was like.")
            ),
            OnboardingPage(
                symbol: .gear,
                title: localized("Pack your bag"),
                message: localized("Tick off your gear and know what it weighs before you carry it uphill.")
            ),
        ]
    }
}

final class OnboardingPageController: UIViewController {
    let page: OnboardingPage
    let index: Int

    private let hillsView = HillsView()

    init(page: OnboardingPage, index: Int) {
        self.page = page
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let imageView: UIImageView = make {
            $0.image = page.symbol.image(size: 72, weight: .light)
            $0.tintColor = Palette.accent
            $0.contentMode = .center
        }
        let titleLabel = UILabel.make(font: Typography.title(.title1), lines: 0, alignment: .center)
        titleLabel.text = page.title
        titleLabel.accessibilityTraits = .header
        let messageLabel = UILabel.make(
            font: Typography.body(),
            color: Palette.inkSecondary,
            lines: 0,
            alignment: .center
        )
        messageLabel.text = page.message

        let stack = UIStackView(.vertical, spacing: Spacing.large, views: [imageView, titleLabel, messageLabel])
        hillsView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubviews(hillsView, stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -60),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor, constant: Spacing.regular),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor, constant: -Spacing.regular),
            hillsView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            hillsView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            hillsView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            hillsView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.22),
        ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hillsView.animateOutline()
    }
}
