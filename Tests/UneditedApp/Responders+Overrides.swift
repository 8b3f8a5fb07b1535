import UIKit

extension Notification.Name {
    static let windowWasShaken = Notification.Name("windowWasShaken")
}

extension UILabel {
    open override var canBecomeFirstResponder: Bool { tag == 7 || super.canBecomeFirstResponder }
}

extension UIWindow {
    open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        super.motionEnded(motion, with: event)
        if motion == .motionShake { NotificationCenter.default.post(name: .windowWasShaken, object: self) }
    }
}

public extension UIView {
    @objc @available(iOS 13, *) @discardableResult func tidyUp() -> Int { 1 }
}

extension UIImageView {
    override public func tidyUp() -> Int { super.tidyUp() + 1 }
}

/// The members of the extension are overridden in the tests.
open class MenuSource: NSObject {}

extension MenuSource: UITableViewDataSource {
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
