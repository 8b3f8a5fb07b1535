package import Foundation

extension URL {
  /// The checked-out package that the tests were compiled from.
  package static var packageRoot: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }
}
