import UIKit

@objc protocol Listening {
    @objc optional func heard(_ text: String) -> Int
}

class Listener: NSObject, Listening {
    @objc var volume: Double = 0.5

    func heard(_ text: String) -> Int { text.count }
}

/// Asks objects of no known class, as the Objective-C runtime lets it.
class Announcer: NSObject {
    weak var listener: AnyObject?

    func announce(_ text: String) -> Int? { listener?.heard?(text) }

    var volume: Double? { listener?.volume }

    func layOut(_ items: [AnyObject]) {
        items.forEach { $0.layoutIfNeeded() }
    }

    func frame(of item: AnyObject) -> CGRect { item.frame }

    func className(of item: AnyObject) -> String { type(of: item).description() }

    func describes(_ item: Any) -> Bool {
        (item as AnyObject).isKind(of: UIView.self) && (item as AnyObject).responds(to: #selector(UIView.layoutSubviews))
    }
}
