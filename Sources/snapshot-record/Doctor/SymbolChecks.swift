import DarkroomSnapshotStore

/// Checks which symbols the last run could not find, and whether the package's own symbols are where its settings say.
struct SymbolChecks {
  private let package: PackageSnapshots

  init(_ package: PackageSnapshots) { self.package = package }

  var findings: [ReferenceFinding] { folder + symbols }

  private var folder: [ReferenceFinding] {
    guard let name = package.settings.symbols else { return [] }
    let path = FilePath.absolute(FilePath.joined(package.root, name))
    guard !Files.isFolder(path) else { return [] }
    return [
      ReferenceFinding(
        severity: .error, code: "symbol-folder", path: name,
        words: "\"symbols\" in .snapshots.json names \(path), which is not a folder",
        advice: "Create the folder, or correct the path.")
    ]
  }

  /// The symbols of the newest run, whichever tests it ran.
  private var symbols: [ReferenceFinding] {
    guard let run = package.lastRun, let missing = package.summary(of: run).missingSymbols
    else { return [] }
    return [("symbol", missing.undrawnWords), ("symbol-name", missing.unlistedWords)].compactMap {
      code, words in
      words.map {
        ReferenceFinding(severity: .note, code: code, words: "In the last run \($0)")
      }
    }
  }
}
