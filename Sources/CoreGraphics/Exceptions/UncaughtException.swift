import Glibc

/// Where Darkroom raises an Objective-C exception for a programmer's mistake.
///
/// Swift cannot catch those: programs end at the same place on iOS, with the same words. The methods that come here
/// are Apple's and cannot throw, and going on would show rows or outlets that do not exist. It is the only way for
/// the library to end a program: what the standard library's traps say is dropped where a module is optimised.
package enum UncaughtException {
  /// Prints the line that iOS logs and aborts, as iOS does.
  ///
  /// In a process of tests the signal's handler then names the test under way. The reason is in Apple's own words, where
  /// there are some.
  package static func raise(
    _ reason: String, name: ExceptionName = .internalInconsistency
  ) -> Never {
    // What the program has printed comes first.
    fflush(nil)
    let words =
      "\(firstWords) '\(name.rawValue)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(words.utf8))
    ThreadSignals.abort()
    abort()
  }

  /// What an end that was meant begins its last line with.
  package static let firstWords = "*** Terminating app due to uncaught exception"

  /// Raises where `condition` does not hold.
  package static func require(
    _ condition: Bool, _ reason: @autoclosure () -> String,
    name: ExceptionName = .internalInconsistency
  ) {
    if !condition { raise(reason(), name: name) }
  }
}
