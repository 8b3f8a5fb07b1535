import Combine
import UIKit

/// The common ancestor of our controllers. Subclasses override the hooks in
/// the extension below instead of `viewDidLoad`.
open class BaseViewController: UIViewController {
    public var cancellables = Set<AnyCancellable>()
    public private(set) lazy var keyboardAvoider = KeyboardAvoider()

    public init() {
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.background
        setUpHierarchy()
        setUpConstraints()
        setUpBindings()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let scrollView = avoidedScrollView {
            keyboardAvoider.attach(to: scrollView)
        }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        keyboardAvoider.detach()
    }
}

extension BaseViewController {
    /// Add subviews here.
    @objc open func setUpHierarchy() {}

    /// Activate constraints here.
    @objc open func setUpConstraints() {}

    /// Subscribe to the view model here.
    @objc open func setUpBindings() {}

    /// The scroll view that makes room for the keyboard.
    @objc open var avoidedScrollView: UIScrollView? { nil }
}

extension UIViewController {
    public func embed(_ child: UIViewController, in container: UIView) {
        addChild(child)
        container.addSubview(child.view)
        child.view.pinEdges(to: container)
        child.didMove(toParent: self)
    }

    public func unembed() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }

    /// The controller that is in front of all others.
    @objc open var frontmost: UIViewController {
        presentedViewController?.frontmost ?? self
    }
}

extension UINavigationController {
    open override var frontmost: UIViewController {
        presentedViewController?.frontmost ?? topViewController?.frontmost ?? self
    }
}

extension UITabBarController {
    open override var frontmost: UIViewController {
        presentedViewController?.frontmost ?? selectedViewController?.frontmost ?? self
    }
}
