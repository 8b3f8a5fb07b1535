/// A method of a class that can be called with values of any type.
struct RegisteredMethod: @unchecked Sendable {
  /// Binds the method to a receiver; the result is a function with the types of the declaration.
  let bound: (_ receiver: AnyObject) -> Any?
  /// Calls the method; returns nil if an argument does not fit.
  ///
  /// Missing arguments are nil, and extra arguments are ignored.
  let call: (_ receiver: AnyObject, _ arguments: [Any?]) -> Any?
  let argumentCount: Int

  init<T: AnyObject, V>(getter path: KeyPath<T, V>) {
    argumentCount = 0
    bound = { receiver in (receiver as? T).map { object -> () -> V in { object[keyPath: path] } } }
    call = { receiver, _ in (receiver as? T).map { $0[keyPath: path] } }
  }

  /// Creates a setter from a closure rather than a key path, because a key path reads before it writes.
  init<T: AnyObject, V>(setter assign: @escaping (T, V) -> Void) {
    argumentCount = 1
    bound = { receiver in
      (receiver as? T).map { object -> (V) -> Void in { assign(object, $0) } }
    }
    call = { receiver, arguments in
      guard let object = receiver as? T, let value = arguments.fitted(0, to: V.self) else {
        return nil
      }
      assign(object, value)
      return ()
    }
  }

  init(getter property: RegisteredProperty) {
    argumentCount = 0
    bound = { receiver in { property.get(receiver) } as () -> Any? }
    call = { receiver, _ in property.get(receiver) }
  }

  /// Creates a setter that accepts values of any type.
  init(setter set: @escaping (AnyObject, Any?) -> Bool) {
    argumentCount = 1
    bound = { receiver in { value in _ = set(receiver, value) } as (Any?) -> Void }
    call = { receiver, arguments in set(receiver, arguments.first ?? nil) ? () : nil }
  }

  init<T: AnyObject, R>(_ method: @escaping (T) -> () -> R) {
    argumentCount = 0
    bound = { ($0 as? T).map { method($0) as () -> R } }
    call = { receiver, _ in (receiver as? T).map { method($0)() } }
  }

  init<T: AnyObject, A, R>(_ method: @escaping (T) -> (A) -> R) {
    argumentCount = 1
    bound = { ($0 as? T).map { method($0) as (A) -> R } }
    call = { receiver, arguments in
      guard let receiver = receiver as? T,
        let a = arguments.fitted(0, to: A.self)
      else { return nil }
      return method(receiver)(a)
    }
  }

  init<T: AnyObject, A, B, R>(_ method: @escaping (T) -> (A, B) -> R) {
    argumentCount = 2
    bound = { ($0 as? T).map { method($0) as (A, B) -> R } }
    call = { receiver, arguments in
      guard let receiver = receiver as? T,
        let a = arguments.fitted(0, to: A.self),
        let b = arguments.fitted(1, to: B.self)
      else { return nil }
      return method(receiver)(a, b)
    }
  }

  init<T: AnyObject, A, B, C, R>(_ method: @escaping (T) -> (A, B, C) -> R) {
    argumentCount = 3
    bound = { ($0 as? T).map { method($0) as (A, B, C) -> R } }
    call = { receiver, arguments in
      guard let receiver = receiver as? T,
        let a = arguments.fitted(0, to: A.self),
        let b = arguments.fitted(1, to: B.self),
        let c = arguments.fitted(2, to: C.self)
      else { return nil }
      return method(receiver)(a, b, c)
    }
  }

  init<T: AnyObject, A, B, C, D, R>(_ method: @escaping (T) -> (A, B, C, D) -> R) {
    argumentCount = 4
    bound = { ($0 as? T).map { method($0) as (A, B, C, D) -> R } }
    call = { receiver, arguments in
      guard let receiver = receiver as? T,
        let a = arguments.fitted(0, to: A.self),
        let b = arguments.fitted(1, to: B.self),
        let c = arguments.fitted(2, to: C.self),
        let d = arguments.fitted(3, to: D.self)
      else { return nil }
      return method(receiver)(a, b, c, d)
    }
  }

  init<T: AnyObject, A, B, C, D, E, R>(_ method: @escaping (T) -> (A, B, C, D, E) -> R) {
    argumentCount = 5
    bound = { ($0 as? T).map { method($0) as (A, B, C, D, E) -> R } }
    call = { receiver, arguments in
      guard let receiver = receiver as? T,
        let a = arguments.fitted(0, to: A.self),
        let b = arguments.fitted(1, to: B.self),
        let c = arguments.fitted(2, to: C.self),
        let d = arguments.fitted(3, to: D.self),
        let e = arguments.fitted(4, to: E.self)
      else { return nil }
      return method(receiver)(a, b, c, d, e)
    }
  }

  init<T: AnyObject, A, B, C, D, E, F, R>(
    _ method: @escaping (T) -> (A, B, C, D, E, F) -> R
  ) {
    argumentCount = 6
    bound = { ($0 as? T).map { method($0) as (A, B, C, D, E, F) -> R } }
    call = { receiver, arguments in
      guard let receiver = receiver as? T,
        let a = arguments.fitted(0, to: A.self),
        let b = arguments.fitted(1, to: B.self),
        let c = arguments.fitted(2, to: C.self),
        let d = arguments.fitted(3, to: D.self),
        let e = arguments.fitted(4, to: E.self),
        let f = arguments.fitted(5, to: F.self)
      else { return nil }
      return method(receiver)(a, b, c, d, e, f)
    }
  }
}

extension [Any?] {
  /// The argument at an index; nil if it has another type.
  ///
  /// A missing argument fits an optional.
  fileprivate func fitted<Value>(_ index: Int, to type: Value.Type) -> Value? {
    let value: Any? = indices.contains(index) ? self[index] : nil
    if let fitting = (value as Any) as? Value { return fitting }
    // Objective-C passes the sender's address as a Boolean, so it is true. The common
    // `#selector(UIView.endEditing(_:))` as the action of a recognizer relies on that.
    guard Value.self == Bool.self else { return nil }
    return (value.map { Swift.type(of: $0) is AnyClass } ?? false) as? Value
  }
}
