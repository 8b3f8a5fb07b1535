import DarkroomCoreGraphics
import DarkroomObjectiveC
import Foundation

/// Returns the shared application by its name; code that is also compiled into app extensions finds it that way.
///
/// On iOS these are methods of the class object, which Swift can call from any context.
extension UIApplication {
  nonisolated private static let names = ["sharedApplication", "shared"]

  /// Raises `NSUnknownKeyException` for any name other than that of the shared application, as on iOS.
  nonisolated public static func value(forKey key: String) -> Any? {
    guard names.contains(key) else {
      UncaughtException.raise(
        "[UIApplication valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).",
        name: .unknownKey)
    }
    return MainActor.assumeIsolated { shared }
  }

  nonisolated public static func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return value(forKey: keyPath) }
    return (value(forKey: keys[0]) as? NSObject)?.value(forKeyPath: keys[1])
  }

  nonisolated public static func responds(to selector: Selector!) -> Bool {
    selector.map { names.contains($0.name) } ?? false
  }

  /// Raises an exception for any method other than the one that returns the shared application, as iOS does for unknown
  /// methods.
  @discardableResult
  nonisolated public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    guard responds(to: selector) else {
      UncaughtException.raise(
        "+[UIApplication \(selector?.name ?? "(null)")]: unrecognized selector sent to class",
        name: .invalidArgument)
    }
    return CallersMemory.unretained(MainActor.assumeIsolated { shared })
  }
}
