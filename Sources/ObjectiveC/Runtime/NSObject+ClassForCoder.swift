public import Foundation

extension NSObject {
  /// The class itself: what instances have of `NSObject`, classes have, too.
  public static func classForCoder() -> AnyClass { self }
}
