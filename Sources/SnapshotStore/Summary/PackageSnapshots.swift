import FoundationEssentials

/// A package as the tool sees it: its settings, its results, its references.
package struct PackageSnapshots: Sendable {
  package let root: String
  package let settings: SnapshotSettings
  package let environment: SnapshotEnvironment
  package let results: ResultsDirectory

  /// Finds the package that contains a folder.
  package init(containing path: String, environment: SnapshotEnvironment = .process)
    throws(StoreError)
  {
    let folder = FilePath.absolute(path)
    guard let root = PackageRoot.containing(FilePath.joined(folder, "x")) else {
      throw .cannotRead(path: folder, reason: "no Package.swift here or in a folder above")
    }
    self.root = root
    self.environment = environment
    settings = try SnapshotSettings.ofPackage(at: root)
    results = ResultsDirectory(package: root, settings: settings, environment: environment)
  }

  package var pending: PendingStore { PendingStore(results) }
  package var writer: ReferenceWriter { pending.writer }
  package var references: ReferenceInventory {
    ReferenceInventory(package: root, settings: settings, environment: environment)
  }

  /// The place of the references in words.
  ///
  /// A run records it, and a later command with different settings deletes nothing.
  package var place: String { ReferencePlace(settings, environment).words(in: root) }

  /// The run to which summaries, reports and numbers of changes refer; nil before the first one.
  package var lastRun: String? {
    let history = RunHistory(results)
    return history.lastRecord?.run ?? history.runs.last
  }

  package func summary(of run: String) -> RunSummary {
    RunSummary(RunHistory(results).lines(of: run))
  }
}
