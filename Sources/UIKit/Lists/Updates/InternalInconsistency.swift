/// Stops the program as UIKit does when a list is told something that cannot be.
enum InternalInconsistency {
  /// - Parameter reason: UIKit's own words.
  static func raise(_ reason: String) -> Never {
    fatalError(
      "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
        + "reason: '\(reason)'")
  }
}
