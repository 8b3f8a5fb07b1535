import DarkroomCoreGraphics

/// The implementation of a method, which is called after `unsafeBitCast(_:to:)` to a function type.
public struct IMP: Sendable {
  let method: RegisteredMethod
}

/// Converts an implementation to a function that calls it.
///
/// If the function's type does not match the method's, a call raises `NSInvalidArgumentException`; on iOS it might
/// crash.
public func unsafeBitCast<T, R>(
  _ imp: IMP, to type: ((T, Selector) -> R).Type
) -> (T, Selector) -> R { { object, _ in imp.call(object, []) } }

public func unsafeBitCast<T, A, R>(
  _ imp: IMP, to type: ((T, Selector, A) -> R).Type
) -> (T, Selector, A) -> R { { object, _, a in imp.call(object, [a]) } }

public func unsafeBitCast<T, A, B, R>(
  _ imp: IMP, to type: ((T, Selector, A, B) -> R).Type
) -> (T, Selector, A, B) -> R { { object, _, a, b in imp.call(object, [a, b]) } }

public func unsafeBitCast<T, A, B, C, R>(
  _ imp: IMP, to type: ((T, Selector, A, B, C) -> R).Type
) -> (T, Selector, A, B, C) -> R { { object, _, a, b, c in imp.call(object, [a, b, c]) } }

/// Creates an implementation that calls the block with the object and the arguments.
public func imp_implementationWithBlock<T: AnyObject, R>(_ block: @escaping (T) -> R) -> IMP {
  IMP(method: RegisteredMethod { (object: T) in { block(object) } })
}

public func imp_implementationWithBlock<T: AnyObject, A, R>(
  _ block: @escaping (T, A) -> R
) -> IMP { IMP(method: RegisteredMethod { (object: T) in { block(object, $0) } }) }

public func imp_implementationWithBlock<T: AnyObject, A, B, R>(
  _ block: @escaping (T, A, B) -> R
) -> IMP { IMP(method: RegisteredMethod { (object: T) in { block(object, $0, $1) } }) }

public func imp_implementationWithBlock<T: AnyObject, A, B, C, R>(
  _ block: @escaping (T, A, B, C) -> R
) -> IMP { IMP(method: RegisteredMethod { (object: T) in { block(object, $0, $1, $2) } }) }

extension IMP {
  fileprivate func call<T, R>(_ object: T, _ arguments: [Any?]) -> R {
    guard let result = method.call(object as AnyObject, arguments) as? R else {
      UncaughtException.raise(
        "a method of \(method.argumentCount) arguments was called as another function",
        name: .invalidArgument)
    }
    return result
  }
}
