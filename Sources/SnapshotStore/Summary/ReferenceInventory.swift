/// The references of a package, found on disk.
package struct ReferenceInventory: Sendable {
  /// Absolute paths, sorted.
  package let paths: [String]

  /// Everything below the root of the settings, or else below each `__Snapshots__` folder; with a variant, its
  /// folders only. Packages inside this one have their own.
  package init(package root: String, settings: SnapshotSettings, environment: SnapshotEnvironment) {
    let named = environment.referenceDirectory ?? settings.root.map { Path.joined(root, $0) }
    if let named {
      let folder = settings.variant.map { Path.joined(named, $0) } ?? named
      paths = Files.below(Path.absolute(folder))
      return
    }
    let folder = settings.variant.map { "/__Snapshots__/\($0)/" } ?? "/__Snapshots__/"
    paths = Files.below(root).filter {
      $0.contains(folder) && PackageRoot.containing($0) == root
    }
  }

  package struct Finding: Equatable, Sendable {
    package var path: String
    package var problem: ReferenceProblem?
    package var isForeign: Bool
    /// Longer than names that assertions make.
    package var isLongName: Bool
  }

  /// Those with something to say about them. Reads and decodes every picture.
  package func findings() -> [Finding] {
    paths.compactMap { path in
      guard let bytes = try? Files.read(path) else { return nil }
      let inspection = ReferenceInspection(bytes, path: path)
      let finding = Finding(
        path: path, problem: inspection.problem,
        isForeign: inspection.isForeign && inspection.problem == nil,
        isLongName: Path.name(path).utf8.count > SnapshotName.byteLimit)
      let isClean = finding.problem == nil && !finding.isForeign && !finding.isLongName
      return isClean ? nil : finding
    }
  }
}
