/// The place of a package's references according to settings and variables.
struct ReferencePlace: Equatable, Sendable {
  /// The absolute path of the root; nil if references are beside their tests.
  let root: String?
  let variant: String?

  init(_ settings: SnapshotSettings, _ environment: SnapshotEnvironment) {
    root = environment.referenceDirectory ?? settings.root?.path
    variant = settings.variant?.relative
  }

  /// The folder that contains one folder for each test target; nil if references are beside their tests.
  var folder: String? {
    root.map { root in
      FilePath.absolute(variant.map { FilePath.joined(root, $0) } ?? root)
    }
  }

  /// The place relative to the package, for a run's record; a later command compares it with its own.
  func words(in package: String) -> String {
    let root = root.map { FilePath.relative($0, to: package) ?? $0 } ?? "beside the tests"
    return variant.map { "\(root), \($0)" } ?? root
  }

  /// Whether `testFolder` is the folder of a test file of `modules`.
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
