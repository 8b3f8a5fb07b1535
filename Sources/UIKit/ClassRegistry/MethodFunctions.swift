import DarkroomCoreGraphics
import DarkroomObjectiveC

// The Objective-C runtime's functions for methods. They know only registered methods, which the plugin IOSSources or a
// typed selector has given a name. Their changes affect calls by selector, such as those of a control's action, a
// timer, a notification or `perform(_:)`. A direct call in Swift still runs the original method.

/// The method with the given name for objects of the class, declared or inherited; nil if none is known.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.flatMap { _ClassRegistry.method(name.name, of: $0, isClassMethod: false) }
}

public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.flatMap { _ClassRegistry.method(name.name, of: $0, isClassMethod: true) }
}

public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  class_getInstanceMethod(cls, name).flatMap { method_getImplementation($0) }
}

public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
  class_getInstanceMethod(cls, sel) != nil
}

public func method_getName(_ m: Method) -> Selector { Selector(m.name) }

public func method_getImplementation(_ m: Method) -> IMP {
  guard let method = _ClassRegistry.ownMethod(m) else {
    UncaughtException.raise("\(m) has no implementation", name: .invalidArgument)
  }
  return IMP(method: method)
}

/// Always nil: Swift types have no encoding.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// The number of arguments, including the object and the selector.
public func method_getNumberOfArguments(_ m: Method) -> UInt32 {
  UInt32(2 + method_getImplementation(m).method.argumentCount)
}

/// Exchanges two methods.
///
/// For a method of UIKit it prints a warning and has no effect.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  let (first, second) = (method_getImplementation(m1), method_getImplementation(m2))
  guard canReplace([m1, m2], by: "method_exchangeImplementations") else { return }
  _ClassRegistry.replace(m1, with: second.method)
  _ClassRegistry.replace(m2, with: first.method)
}

/// Replaces a method.
///
/// For a method of UIKit it prints a warning and has no effect.
///
/// - Returns: The previous implementation.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  let previous = method_getImplementation(m)
  if canReplace([m], by: "method_setImplementation") {
    _ClassRegistry.replace(m, with: imp.method)
  }
  return previous
}

/// Adds a method; returns false if the class itself already has it.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  guard let cls else { return false }
  return add(Method(owner: cls, name: name.name, isClassMethod: false), imp)
}

/// Adds a method or replaces its implementation.
///
/// Replacing one of UIKit's prints a warning and has no effect.
///
/// - Returns: The previous implementation; nil if there was none.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  guard let cls else { return nil }
  let method = Method(owner: cls, name: name.name, isClassMethod: false)
  return add(method, imp) ? nil : method_setImplementation(method, imp)
}

/// Adds a method; returns false if the class itself already has it.
private func add(_ method: Method, _ imp: IMP) -> Bool {
  guard _ClassRegistry.ownMethod(method) == nil else { return false }
  _ClassRegistry.replace(method, with: imp.method)
  return true
}

private func canReplace(_ methods: [Method], by function: String) -> Bool {
  guard methods.contains(where: \.isOfLibrary) else { return true }
  let names = methods.map(\.description).joined(separator: ", ")
  RuntimeMessage.print(
    "\(function): \(names): has no effect here, "
      + "because UIKit calls its methods directly and not by name")
  return false
}
