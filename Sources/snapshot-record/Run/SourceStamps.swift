import DarkroomSnapshotStore

/// The times at which the source files of a package were last written.
struct SourceStamps {
  private let root: String
  private var stamps: [String: Double]

  init(_ root: String) {
    self.root = root
    stamps = Self.read(root)
  }

  /// The files that were written, added or removed since the last call, relative to the package.
  mutating func changes() -> [String] {
    let now = Self.read(root)
    defer { stamps = now }
    let written = now.filter { stamps[$0.key] != $0.value }.keys
    let removed = stamps.keys.filter { now[$0] == nil }
    return (written + removed).compactMap { FilePath.relative($0, to: root) }.sorted()
  }

  /// References are not sources: accepting one starts no run.
  private static func read(_ root: String) -> [String: Double] {
    let files = Files.below(root).filter {
      !$0.contains("/__Snapshots__/")
        && ["swift", "c", "h", "m", "cpp", "json", "resolved", "xib", "storyboard", "strings"]
          .contains(FilePath.pathExtension($0) ?? "")
    }
    return Dictionary(uniqueKeysWithValues: files.map { ($0, Files.modified($0) ?? 0) })
  }
}
