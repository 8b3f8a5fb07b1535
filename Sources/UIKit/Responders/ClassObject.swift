import Foundation
import Synchronization

/// Stands for a class if an object is required: on iOS a class is an object, and may be the target of an action.
final class ClassObject: NSObject, @unchecked Sendable {
  let type: AnyClass

  private static let all = Mutex<[ObjectIdentifier: ClassObject]>([:])

  private init(_ type: AnyClass) { self.type = type }

  /// A target or observer as an object; for a class it is always the same object, which is never released.
  static func standing(for target: Any) -> AnyObject {
    guard let type = target as? AnyClass else { return target as AnyObject }
    return all.withLock { all in
      let object = all[ObjectIdentifier(type)] ?? ClassObject(type)
      all[ObjectIdentifier(type)] = object
      return object
    }
  }

  /// The class as a class of the given type; a selector for a method of another type is not recognized, as on iOS.
  func type<T: AnyObject>(as type: T.Type, for selector: String) -> T.Type {
    guard let type = self.type as? T.Type else {
      UncaughtException.raise(
        "+[\(self.type) \(selector)]: unrecognized selector sent to class",
        name: .invalidArgument)
    }
    return type
  }
}
