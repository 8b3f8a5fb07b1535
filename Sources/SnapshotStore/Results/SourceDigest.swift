import DarkroomRaster

/// A digest of the sources from which a package's tests are built, so that shards of different commits can be told
/// apart.
package enum SourceDigest {
  /// The extensions of files that a compiler or the Interface Builder reader uses; references, results and reports are
  /// not sources.
  private static let extensions: Set = [
    "swift", "c", "h", "m", "cpp", "xib", "storyboard", "strings",
  ]

  /// The digest is equal for equal names and contents, wherever the package is.
  ///
  /// Hidden folders and unreadable files do not count.
  package static func of(package root: String) -> String {
    var bytes: [UInt8] = []
    for path in Files.below(root) where extensions.contains(FilePath.pathExtension(path) ?? "") {
      guard let name = FilePath.relative(path, to: root), !name.contains("__Snapshots__/"),
        let content = try? Files.read(path)
      else { continue }
      let hash = ContentHash(content).hex
      // Copies that inline snapshots keep among the results have such names.
      guard FilePath.stem(path) != hash else { continue }
      bytes += name.utf8
      bytes.append(0)
      bytes += hash.utf8
      bytes.append(0)
    }
    return ContentHash(bytes).hex
  }
}
