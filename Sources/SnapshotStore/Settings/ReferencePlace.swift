/// Where the references of a package lie, as settings and variables say it.
struct ReferencePlace: Equatable, Sendable {
  /// Absolute; nil if references lie beside their tests.
  let root: String?
  let variant: String?

  init(_ settings: SnapshotSettings, _ environment: SnapshotEnvironment) {
    root = environment.referenceDirectory ?? settings.root?.path
    variant = settings.variant?.relative
  }

  /// The folder that holds one for each test target; nil if references lie beside their tests.
  var folder: String? {
    root.map { root in
      FilePath.absolute(variant.map { FilePath.joined(root, $0) } ?? root)
    }
  }

  /// For a run's note, seen from the package: what a later command compares with its own.
  func words(in package: String) -> String {
    let root = root.map { FilePath.relative($0, to: package) ?? $0 } ?? "beside the tests"
    return variant.map { "\(root), \($0)" } ?? root
  }

  /// Whether `testFolder` is one that a test file of `modules` has.
  func holds(_ testFolder: String, _ modules: Set<String>) -> Bool {
    let above = FilePath.directory(testFolder)
    guard let folder = self.folder else {
      let first = variant.map { FilePath.joined("__Snapshots__", $0) } ?? "__Snapshots__"
      return above.hasSuffix("/\(first)")
    }
    return FilePath.directory(above) == folder
      && modules.contains(FilePath.name(above))
  }
}
