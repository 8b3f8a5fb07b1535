import Foundation

/// Ends the program for a programmer's mistake, with the words that iOS logs.
///
/// `UncaughtException` of CoreGraphics is above this module.
enum RaisedException {
  static func raise(_ reason: String, name: String) -> Never {
    fflush(nil)
    let words = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(words.utf8))
    abort()
  }
}
