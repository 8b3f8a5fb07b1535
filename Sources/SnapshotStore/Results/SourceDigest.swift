import DarkroomRaster

/// Stands for the sources that a package's tests are built from, so that shards of different commits can be told apart.
package enum SourceDigest {
  /// What a compiler or Interface Builder's reader takes; references, results and reports aren't sources.
  private static let extensions: Set = [
    "swift", "c", "h", "m", "cpp", "xib", "storyboard", "strings",
  ]

  /// Equal for equal names and contents, wherever the package lies; hidden folders and what cannot be read do not
  /// count.
  package static func of(package root: String) -> String {
    var bytes: [UInt8] = []
    for path in Files.below(root) where extensions.contains(FilePath.pathExtension(path) ?? "") {
      guard let name = FilePath.relative(path, to: root), !name.contains("__Snapshots__/"),
        let content = try? Files.read(path)
      else { continue }
      let hash = ContentHash(content).hex
      // Copies that inline snapshots keep among results are named so.
      guard FilePath.stem(path) != hash else { continue }
      bytes += name.utf8
      bytes.append(0)
      bytes += hash.utf8
      bytes.append(0)
    }
    return ContentHash(bytes).hex
  }
}
