/// The names of files that belong to a reference, shortened if they are too long for a file.
package enum DerivedName {
  /// `testCard.1.diff.png`.
  package static func difference(of path: String) -> String { name(path, "diff", "png") }

  /// `testCard.1.reference.png`.
  package static func reference(of path: String) -> String {
    name(path, "reference", FilePath.pathExtension(path))
  }

  /// `testCard.1.faults.png`.
  package static func faults(of path: String) -> String { name(path, "faults", "png") }

  private static func name(_ path: String, _ word: String, _ pathExtension: String?) -> String {
    let suffix = ".\(word)\(pathExtension.map { ".\($0)" } ?? "")"
    let limit = SnapshotName.byteLimit - suffix.utf8.count
    return SnapshotName.shortened(FilePath.stem(path), limit: limit) + suffix
  }
}
