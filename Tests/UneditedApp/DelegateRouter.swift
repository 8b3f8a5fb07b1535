import UIKit

@objc protocol DialDelegate: AnyObject {
    @objc optional func dial(_ name: String, turnedTo value: Int) -> Bool
}

/// Counts what it hears itself and hands the rest on, as routers of delegates do.
class DelegateRouter: NSObject, UIScrollViewDelegate, DialDelegate {
    weak var target: NSObject?
    var scrolls = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolls += 1
    }

    override func responds(to aSelector: Selector!) -> Bool {
        return super.responds(to: aSelector) || target?.responds(to: aSelector) == true
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        if target?.responds(to: aSelector) == true { return target }
        return super.forwardingTarget(for: aSelector)
    }
}

class DelegateLog: NSObject, UIScrollViewDelegate, DialDelegate {
    var lines: [String] = []

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        lines.append("zoomed")
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        lines.append("asked")
        return false
    }

    func dial(_ name: String, turnedTo value: Int) -> Bool {
        lines.append("\(name) \(value)")
        return value > 3
    }
}
