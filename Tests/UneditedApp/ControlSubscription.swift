import UIKit

/// `button.extension.tap { … }`
struct Extension<Base> {
    let base: Base
}

protocol Extensible {
    associatedtype Base
    var `extension`: Extension<Base> { get }
}

extension Extensible {
    var `extension`: Extension<Self> { Extension(base: self) }
}

extension UIControl: Extensible {}

final class ControlSubscription<Control: UIControl, Value>: NSObject {
    private weak var control: Control?
    private let event: UIControl.Event
    private let value: (Control) -> Value
    private let handler: (Value) -> Void

    init(_ control: Control, event: UIControl.Event, value: @escaping (Control) -> Value, handler: @escaping (Value) -> Void) {
        self.control = control
        self.event = event
        self.value = value
        self.handler = handler
        super.init()
        control.addTarget(self, action: #selector(handle), for: event)
    }

    func cancel() {
        control?.removeTarget(self, action: #selector(self.handle(_:)), for: event)
    }

    @objc private func handle(_ sender: UIControl) {
        guard let control = control else { return }
        handler(value(control))
    }
}

extension Extension where Base: UIButton {
    func tap(_ handler: @escaping (Base) -> Void) -> ControlSubscription<Base, Base> {
        ControlSubscription(base, event: .touchUpInside, value: { $0 }, handler: handler)
    }
}

extension Extension where Base: UISwitch {
    func isOn(_ handler: @escaping (Bool) -> Void) -> ControlSubscription<Base, Bool> {
        ControlSubscription(base, event: .valueChanged, value: { $0.isOn }, handler: handler)
    }
}
