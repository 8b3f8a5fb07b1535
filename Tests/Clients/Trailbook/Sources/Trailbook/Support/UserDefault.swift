import Foundation

@propertyWrapper
struct UserDefault<Value> {
    let key: String
    let defaultValue: Value
    let container: UserDefaults

    init(_ key: String, default defaultValue: Value, container: UserDefaults = .standard) {
        self.key = key
        self.defaultValue = defaultValue
        self.container = container
    }

    var wrappedValue: Value {
        get { container.object(forKey: key) as? Value ?? defaultValue }
        nonmutating set {
            if let optional = newValue as? any AnyOptional, optional.isNil {
                container.removeObject(forKey: key)
            } else {
                container.set(newValue, forKey: key)
            }
        }
    }

    var projectedValue: UserDefault<Value> { self }

    func reset() {
        container.removeObject(forKey: key)
    }
}

protocol AnyOptional {
    var isNil: Bool { get }
}

extension Optional: AnyOptional {
    var isNil: Bool { self == nil }
}

@propertyWrapper
struct RawUserDefault<Value: RawRepresentable> {
    let key: String
    let defaultValue: Value
    let container: UserDefaults

    init(_ key: String, default defaultValue: Value, container: UserDefaults = .standard) {
        self.key = key
        self.defaultValue = defaultValue
        self.container = container
    }

    var wrappedValue: Value {
        get {
            guard let raw = container.object(forKey: key) as? Value.RawValue else { return defaultValue }
            return Value(rawValue: raw) ?? defaultValue
        }
        nonmutating set {
            container.set(newValue.rawValue, forKey: key)
        }
    }
}
