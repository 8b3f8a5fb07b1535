import TrailUI
import UIKit

/// The pages that a new hiker sees first.
final class OnboardingViewController: UIViewController {
    var onFinish: (() -> Void)?

    let pageController = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let pageControl = UIPageControl()
    let nextButton = ButtonFactory.primary(localized("Next"))
    let skipButton = UIButton(type: .system)

    private let pages: [OnboardingPage]
    private(set) var currentIndex = 0 {
        didSet { updateControls() }
    }

    init(pages: [OnboardingPage]) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.background
        pageController.dataSource = self
        pageController.delegate = self
        embed(pageController, in: view)
        if let first = controller(at: 0) {
            pageController.setViewControllers([first], direction: .forward, animated: false)
        }

        skipButton.setTitle(localized("Skip"), for: .normal)
        skipButton.titleLabel?.font = Typography.caption(.subheadline)
        skipButton.addTarget(self, action: #selector(finish), for: .touchUpInside)
        nextButton.addTarget(self, action: #selector(showNext), for: .touchUpInside)
        pageControl.numberOfPages = pages.count
        pageControl.addTarget(self, action: #selector(pageControlChanged), for: .valueChanged)

        let stack = UIStackView(.vertical, spacing: Spacing.medium, views: [pageControl, nextButton, skipButton])
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -Spacing.small),
        ])
        updateControls()
    }

    private func controller(at index: Int) -> OnboardingPageController? {
        guard pages.indices.contains(index) else { return nil }
        return OnboardingPageController(page: pages[index], index: index)
    }

    private func updateControls() {
        let isLast = currentIndex == pages.count - 1
        pageControl.currentPage = currentIndex
        nextButton.configuration?.title = isLast ? localized("Start Hiking") : localized("Next")
        skipButton.alpha = isLast ? 0 : 1
    }

    func show(_ index: Int, animated: Bool) {
        guard let controller = controller(at: index) else { return }
        let direction: UIPageViewController.NavigationDirection = index >= currentIndex ? .forward : .reverse
        pageController.setViewControllers([controller], direction: direction, animated: animated)
        currentIndex = index
    }

    @objc private func showNext() {
        if currentIndex == pages.count - 1 {
            finish()
        } else {
            show(currentIndex + 1, animated: view.window != nil)
        }
    }

    @objc private func pageControlChanged() {
        show(pageControl.currentPage, animated: true)
    }

    @objc private func finish() {
        onFinish?()
    }
}

extension OnboardingViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? OnboardingPageController).flatMap { controller(at: $0.index - 1) }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? OnboardingPageController).flatMap { controller(at: $0.index + 1) }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController,
        didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        guard completed, let page = pageViewController.viewControllers?.first as? OnboardingPageController else { return }
        currentIndex = page.index
    }
}
