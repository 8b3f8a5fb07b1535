import Foundation
import Testing

/// A bundle of text files that lasts as long as the object.
final class TemporaryBundle {
  let bundle: Bundle

  /// - Parameter files: contents by path.
  init(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "\(UUID().uuidString).bundle")
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  /// As SwiftPM writes it for the manifest's `defaultLocalization`.
  static func info(development: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleDevelopmentRegion</key><string>\(development)</string>
    </dict></plist>
    """
  }

  deinit { try? FileManager.default.removeItem(at: bundle.bundleURL) }
}
