import UIKit

@MainActor
public protocol SegmentedContainerControllerDelegate: AnyObject {
    func segmentedContainer(_ container: SegmentedContainerController, didShow index: Int)
}

/// Shows one of several controllers, chosen with a segmented control.
open class SegmentedContainerController: UIViewController {
    public weak var delegate: SegmentedContainerControllerDelegate?
    public let viewControllers: [UIViewController]
    public let segmentedControl = UISegmentedControl()

    public private(set) var selectedIndex = 0
    private let contentView = UIView()

    public init(viewControllers: [UIViewController]) {
        precondition(!viewControllers.isEmpty, "A container needs content")
        self.viewControllers = viewControllers
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public var selectedViewController: UIViewController { viewControllers[selectedIndex] }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.background
        for (index, controller) in viewControllers.enumerated() {
            segmentedControl.insertSegment(withTitle: controller.title, at: index, animated: false)
        }
        segmentedControl.selectedSegmentIndex = selectedIndex
        segmentedControl.addTarget(self, action: #selector(segmentChanged), for: .valueChanged)
        segmentedControl.translatesAutoresizingMaskIntoConstraints = false
        contentView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubviews(segmentedControl, contentView)

        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            segmentedControl.topAnchor.constraint(equalTo: guide.topAnchor, constant: Spacing.small),
            segmentedControl.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: Spacing.regular),
            segmentedControl.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -Spacing.regular),
            contentView.topAnchor.constraint(equalTo: segmentedControl.bottomAnchor, constant: Spacing.small),
            contentView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        embed(selectedViewController, in: contentView)
    }

    @objc private func segmentChanged() {
        show(segmentedControl.selectedSegmentIndex, animated: true)
    }

    public func show(_ index: Int, animated: Bool) {
        guard viewControllers.indices.contains(index), index != selectedIndex else { return }
        let old = selectedViewController
        let new = viewControllers[index]
        let goesForward = index > selectedIndex
        selectedIndex = index
        segmentedControl.selectedSegmentIndex = index
        guard isViewLoaded else { return }

        guard animated, view.window != nil else {
            old.unembed()
            embed(new, in: contentView)
            delegate?.segmentedContainer(self, didShow: index)
            return
        }

        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = contentView.bounds.offsetBy(dx: (goesForward ? 1 : -1) * contentView.bounds.width, dy: 0)
        transition(
            from: old,
            to: new,
            duration: 0.3,
            options: [.curveEaseInOut],
            animations: {
                new.view.frame = self.contentView.bounds
                old.view.frame = self.contentView.bounds.offsetBy(
                    dx: (goesForward ? -1 : 1) * self.contentView.bounds.width,
                    dy: 0
                )
            },
            completion: { _ in
                old.removeFromParent()
                new.didMove(toParent: self)
                new.view.pinEdges(to: self.contentView)
                self.delegate?.segmentedContainer(self, didShow: index)
            }
        )
    }

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
}
