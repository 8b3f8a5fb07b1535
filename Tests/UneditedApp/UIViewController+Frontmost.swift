import UIKit

extension UIViewController {
    /// The controller that is in front of all others.
    @objc open var frontmost: UIViewController {
        presentedViewController?.frontmost ?? self
    }

    /// What says where somebody is.
    @objc open func place(after name: String) -> String? { name + "/" + (title ?? "?") }

    @objc open var badge: String? {
        get { tabBarItem.badgeValue }
        set { tabBarItem.badgeValue = newValue }
    }
}

extension UINavigationController {
    open override var frontmost: UIViewController {
        presentedViewController?.frontmost ?? topViewController?.frontmost ?? self
    }

    open override func place(after name: String) -> String? {
        topViewController?.place(after: super.place(after: name) ?? "")
    }
}

/// Keeps what it shows a secret.
class SecretViewController: UIViewController {
    override func place(after name: String) -> String? { nil }
    override var frontmost: UIViewController { super.frontmost }
    override var badge: String? {
        get { super.badge.map { "•" + $0 } }
        set { super.badge = newValue?.uppercased() }
    }
}

final class LockedViewController: SecretViewController {
    override func place(after name: String) -> String? {
        super.place(after: name) ?? name + "/locked"
    }
}

extension UITabBarController {
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        super.preferredStatusBarStyle == .default ? .lightContent : .default
    }

    open override var childForStatusBarStyle: UIViewController? { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = (title ?? "") + "loaded"
    }
}
