/// Stops the program as UIKit does when it is told something that cannot be.
///
/// UIKit raises an Objective-C exception here, which Swift cannot catch: programs end at the same place on
/// iOS. The methods that come here cannot throw, and going on would show rows that the data source does
/// not have.
enum InternalInconsistency {
  /// - Parameter reason: UIKit's own words.
  static func raise(_ reason: String) -> Never {
    fatalError(
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
        + "reason: '\(reason)'")
  }
}
