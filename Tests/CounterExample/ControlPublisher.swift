import Combine
import UIKit

/// The namespace of what we add to UIKit: `button.extension.tap()`.
struct Extension<Base> {
    let base: Base
}

protocol ExtensionCompatible {
    associatedtype ExtensionBase
    var `extension`: Extension<ExtensionBase> { get }
}

extension ExtensionCompatible {
    var `extension`: Extension<Self> {
        return Extension(base: self)
    }
}

extension UIControl: ExtensionCompatible {}

extension Extension where Base: UIControl {
    func publisher(for event: UIControl.Event) -> ControlPublisher<Base> {
        return ControlPublisher(control: base, event: event)
    }
}

extension Extension where Base: UIButton {
    func tap() -> AnyPublisher<Void, Never> {
        return publisher(for: .touchUpInside).map { _ in }.eraseToAnyPublisher()
    }
}

/// Sends the control for each of its events.
struct ControlPublisher<Control: UIControl>: Publisher {
    typealias Output = Control
    typealias Failure = Never

    let control: Control
    let event: UIControl.Event

    func receive<S: Subscriber>(subscriber: S) where S.Input == Control, S.Failure == Never {
        let subscription = ControlSubscription(subscriber: subscriber, control: control, event: event)
        subscriber.receive(subscription: subscription)
    }
}

private final class ControlSubscription<S: Subscriber, Control: UIControl>: Subscription
where S.Input == Control {
    private var subscriber: S?
    private weak var control: Control?

    init(subscriber: S, control: Control, event: UIControl.Event) {
        self.subscriber = subscriber
        self.control = control
        control.addTarget(self, action: #selector(eventHandler), for: event)
    }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        subscriber = nil
    }

    @objc private func eventHandler() {
        guard let control = control else { return }
        _ = subscriber?.receive(control)
    }
}
