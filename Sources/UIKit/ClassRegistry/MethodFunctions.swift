import DarkroomCoreGraphics
import DarkroomObjectiveC

// The Objective-C runtime's functions on methods. They know the methods that have names here: those that the plugin
// IOSSources or a typed selector entered. What they change is what a call by selector comes to, as of a control's
// action, a timer, a notification or `perform(_:)`; a direct call in Swift comes to the method as it was written.

/// The method that objects of the class have by that name, own or inherited; nil where none is known.
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

/// Nil: types are Swift's and have no encoding.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// The object and the selector are two of them.
public func method_getNumberOfArguments(_ m: Method) -> UInt32 {
  UInt32(2 + method_getImplementation(m).method.argumentCount)
}

/// Has no effect, and says so, for a method of UIKit's.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  let (first, second) = (method_getImplementation(m1), method_getImplementation(m2))
  guard canReplace([m1, m2], by: "method_exchangeImplementations") else { return }
  _ClassRegistry.replace(m1, with: second.method)
  _ClassRegistry.replace(m2, with: first.method)
}

/// Has no effect, and says so, for a method of UIKit's.
///
/// - Returns: the implementation that was there.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  let previous = method_getImplementation(m)
  if canReplace([m], by: "method_setImplementation") {
    _ClassRegistry.replace(m, with: imp.method)
  }
  return previous
}

/// False where the class itself has the method.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  guard let cls else { return false }
  return add(Method(owner: cls, name: name.name, isClassMethod: false), imp)
}

/// Adds the method, or sets its implementation; the latter has no effect, and says so, for one of UIKit's.
///
/// - Returns: the implementation that was there, nil where none was.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  guard let cls else { return nil }
  let method = Method(owner: cls, name: name.name, isClassMethod: false)
  return add(method, imp) ? nil : method_setImplementation(method, imp)
}

/// False where the class itself has the method.
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
