import Foundation
import Synchronization

/// C strings with the names of classes, which live as long as the process.
private final class ClassNames: Sendable {
  static let shared = ClassNames()
  private let names = Mutex<[ObjectIdentifier: UInt]>([:])

  @safe func pointer(of type: AnyClass) -> UnsafePointer<CChar> {
    let address = names.withLock { names in
      if let known = names[ObjectIdentifier(type)] { return known }
      let made = unsafe UInt(bitPattern: strdup(Self.name(type)))
      names[ObjectIdentifier(type)] = made
      return made
    }
    return unsafe UnsafePointer(bitPattern: address).unsafelyUnwrapped
  }

  /// `NSStringFromClass` traps for a class in another type.
  private static func name(_ type: AnyClass) -> String {
    let name = String(reflecting: type)
    let ofLibraries = ["DarkroomUIKit.", "DarkroomQuartzCore.", "Foundation."]
    return ofLibraries.first(where: name.hasPrefix).map { String(name.dropFirst($0.count)) } ?? name
  }
}

/// The name with its module; without one for classes that are Objective-C's on iOS.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  ClassNames.shared.pointer(of: cls ?? NSNull.self)
}

/// The name of the object's class, as `class_getName(_:)` gives it.
public func object_getClassName(_ obj: Any?) -> UnsafePointer<CChar> {
  unsafe class_getName(object_getClass(obj))
}

/// The class of an object; a class has no class of its own here, and gives itself.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  guard let obj else { return nil }
  return (obj as? AnyClass) ?? type(of: obj as AnyObject)
}

/// Has no effect: an object of Swift's keeps the class that it was made as.
///
/// - Returns: that class.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  let own: AnyClass? = object_getClass(obj)
  if let own, own != cls {
    RuntimeMessage.print(
      "object_setClass: \(own) to \(cls): has no effect here, "
        + "because an object of Swift's keeps its class")
  }
  return own
}

/// The superclass; nil for a root class and for nil.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// Always false: classes have no classes of their own here.
public func class_isMetaClass(_ cls: AnyClass?) -> Bool { false }
