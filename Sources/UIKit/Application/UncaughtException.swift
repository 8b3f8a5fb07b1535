/// Where UIKit raises an Objective-C exception for a programmer's mistake.
///
/// Swift cannot catch those: programs end at the same place on iOS, with the same words. The methods that come here
/// are UIKit's and cannot throw, and going on would show rows or outlets that do not exist.
enum UncaughtException {
  static let internalInconsistency = "NSInternalInconsistencyException"

  /// - Parameter reason: UIKit's own words, where it has some.
  static func raise(_ reason: String, name: String = internalInconsistency) -> Never {
    // The one deliberate end of the program: see above.
    fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
  }
}
