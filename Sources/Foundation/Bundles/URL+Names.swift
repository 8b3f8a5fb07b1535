import Foundation

extension URL {
  /// The names in the folder, sorted: the disk's own order differs between machines.
  var namesInside: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
