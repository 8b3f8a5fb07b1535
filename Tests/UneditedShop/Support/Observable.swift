import Foundation

/// A value that tells one listener about its changes.
final class Observable<Value> {
    typealias Listener = (Value) -> Void

    private var listener: Listener?

    var value: Value {
        didSet { listener?(value) }
    }

    init(_ value: Value) {
        self.value = value
    }

    func bind(_ listener: @escaping Listener) {
        self.listener = listener
        listener(value)
    }
}
