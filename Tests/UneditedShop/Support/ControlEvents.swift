import UIKit

struct Extension<Base> {
    fileprivate let base: Base
}

protocol Extensible: AnyObject {}

extension Extensible {
    var `extension`: Extension<Self> { .init(base: self) }
}

extension UIResponder: Extensible {}

/// Keeps a closure for an event of a control.
private class Target<Control: UIControl>: NSObject {
    typealias Handler = (Control) -> Void
    private let handler: Handler

    init(_ control: Control, _ event: UIControl.Event, handler: @escaping Handler) {
        self.handler = handler
        super.init()
        control.addTarget(self, action: #selector(fire(_:)), for: event)
    }

    @objc private func fire(_ sender: Any) {
        if let control = sender as? Control { handler(control) }
    }
}

/// The same for recognizers.
private final class GestureTarget<Recognizer>: NSObject where Recognizer: UIGestureRecognizer {
    private let handler: (Recognizer) -> Void

    init(_ recognizer: Recognizer, handler: @escaping (Recognizer) -> Void) {
        self.handler = handler
        super.init()
        recognizer.addTarget(self, action: #selector(fire))
    }

    @objc private func fire(_ sender: UIGestureRecognizer) {
        guard let recognizer = sender as? Recognizer else { return }
        handler(recognizer)
    }
}

extension Extension where Base: UIControl {
    func on(_ event: UIControl.Event, _ handler: @escaping (Base) -> Void) -> AnyObject {
        Target(base, event, handler: handler)
    }
}

extension Extension where Base: UIView {
    func tap(_ handler: @escaping (UITapGestureRecognizer) -> Void) -> AnyObject {
        let recognizer = UITapGestureRecognizer()
        base.addGestureRecognizer(recognizer)
        return GestureTarget(recognizer, handler: handler)
    }
}
