import Foundation

extension URL {
  /// The names in the folder, sorted, because the order on disk differs between machines.
  var namesInside: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
