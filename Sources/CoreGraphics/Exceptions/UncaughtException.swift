import Glibc

/// Raises an Objective-C exception for a programmer's mistake.
///
/// Swift cannot catch them: programs end at the same point as on iOS, with the same message. The methods that raise are
/// Apple's and cannot throw, and continuing would show rows or outlets that do not exist. The library ends programs
/// only in this way, because optimized modules omit the messages of the standard library's traps.
package enum UncaughtException {
  /// Prints the line that iOS logs and aborts, as iOS does.
  ///
  /// In a test process the signal's handler then names the running test. The reason has Apple's own wording, if there
  /// is one.
  package static func raise(
    _ reason: String, name: ExceptionName = .internalInconsistency
  ) -> Never {
    // The program's own output comes first.
    fflush(nil)
    let words =
      "\(firstWords) '\(name.rawValue)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(words.utf8))
    ThreadSignals.abort()
    abort()
  }

  /// The beginning of the last line in an intended termination.
  package static let firstWords = "*** Terminating app due to uncaught exception"

  /// Raises an exception if `condition` is false.
  package static func require(
    _ condition: Bool, _ reason: @autoclosure () -> String,
    name: ExceptionName = .internalInconsistency
  ) {
    if !condition { raise(reason(), name: name) }
  }
}
