import Foundation

/// Ends the program because of a programmer's mistake, with the message that iOS logs.
///
/// `UncaughtException` cannot be used here, because CoreGraphics is above this module.
enum RaisedException {
  static func raise(_ reason: String, name: String) -> Never {
    fflush(nil)
    let words = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(words.utf8))
    abort()
  }
}
