import UIKit

/// Its methods are those of the class, which is the target itself.
class Theme: NSObject {
    private(set) static var log: [String] = []

    static func attach(to button: UIButton) {
        button.addTarget(self, action: #selector(pressed(_:)), for: .touchUpInside)
        button.addTarget(Theme.self, action: #selector(Theme.counted), for: .touchUpInside)
        NotificationCenter.default.addObserver(
            self, selector: #selector(counted), name: .catalogDidChange, object: button)
    }

    @objc private class func pressed(_ sender: UIButton) { log.append(sender.title(for: .normal) ?? "") }
    @objc static func counted() { log.append("\(log.count)") }
}
