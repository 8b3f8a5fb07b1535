/// The references of a package, found on disk.
package struct ReferenceInventory: Sendable {
  /// Absolute paths, sorted.
  package let paths: [String]

  /// Finds all files below the root of the settings, or else below each `__Snapshots__` folder; with a variant, only in
  /// its folders.
  ///
  /// Packages inside this one have their own references.
  package init(package root: String, settings: SnapshotSettings, environment: SnapshotEnvironment) {
    let named = environment.referenceDirectory ?? settings.root?.path
    if let named {
      let folder = settings.variant.map { FilePath.joined(named, $0.relative) } ?? named
      paths = Files.below(FilePath.absolute(folder))
      return
    }
    let folder = settings.variant.map { "/__Snapshots__/\($0.relative)/" } ?? "/__Snapshots__/"
    paths = Files.below(root).filter {
      $0.contains(folder) && PackageRoot.containing($0) == root
    }
  }
}
