/// Where the references of a package lie, as settings and variables say it.
struct ReferencePlace: Equatable, Sendable {
  /// Absolute; nil where references lie beside their tests.
  let root: String?
  let variant: String?

  init(_ settings: SnapshotSettings, _ environment: SnapshotEnvironment) {
    root = environment.referenceDirectory ?? settings.root?.path
    variant = settings.variant?.relative
  }

  /// For a run's note, seen from the package: what a later command compares with its own.
  func words(in package: String) -> String {
    let root = root.map { FilePath.relative($0, to: package) ?? $0 } ?? "beside the tests"
    return variant.map { "\(root), \($0)" } ?? root
  }

  /// Whether `folder` is one that a test file of `modules` has.
  func holds(_ folder: String, _ modules: Set<String>) -> Bool {
    let above = FilePath.directory(folder)
    guard let root else {
      let first = variant.map { FilePath.joined("__Snapshots__", $0) } ?? "__Snapshots__"
      return above.hasSuffix("/\(first)")
    }
    let first = variant.map { FilePath.joined(root, $0) } ?? root
    return FilePath.directory(above) == FilePath.absolute(first)
      && modules.contains(FilePath.name(above))
  }
}
