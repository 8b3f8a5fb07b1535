import DarkroomPackageSettings
import DarkroomRaster
package import FoundationEssentials

/// The folder of a package in which runs store their results; it makes Git ignore it.
///
///     .snapshot-results/
///       .gitignore                     ignores everything here
///       events/<run>/<process>.jsonl   one line an assertion
///       events/<run>/<process>.tests   which tests it began and ended, for the tool
///       events/<run>/run.json          what the tool knows of the run
///       pending/<path of reference>    pending values, and pictures of the difference
///       recorded/<run>                 references written during a run
///       described/<run>                the values that many lines of a run describe
///       sheets/                        pictures of a matrix side by side
///       sample                         the number of the last run, and its name
///       sources/                       sources of pending inline snapshots
///       undo/<command>/                what commands replaced
package struct ResultsDirectory: Equatable, Sendable {
  /// The package's root.
  package let package: String
  package let path: String
  package let pendingPath: String
  /// The folders that may contain references: the package, the root from the settings or the variable, and the folders
  /// that the settings list as elsewhere.
  package let referenceRoots: [String]
  /// The place of references according to the settings and the variables.
  let place: ReferencePlace
  /// Folders that the settings list as elsewhere.
  let elsewhere: [String]
  /// The results folder of this machine's own runs, which is the evidence for `ReferenceRule`.
  private let ownPath: String
  private let ownPendingPath: String
  /// The options that a command line needs to find the folders again; empty if they are at the places in the settings.
  let options: [String]
  /// Whether the results come from another machine or another folder.
  let isElsewhere: Bool

  package init(
    package: String, settings: SnapshotSettings = SnapshotSettings(),
    environment: SnapshotEnvironment = .process
  ) {
    self.package = package
    func places(_ results: String?, _ pending: String?) -> (String, String) {
      // A person who moves pending values out of the package usually cannot write into the package.
      let path =
        results ?? pending.map { FilePath.joined($0, ".results") } ?? settings.results?.path
        ?? FilePath.joined(FilePath.absolute(package), ".snapshot-results")
      return (path, pending ?? settings.pending?.path ?? FilePath.joined(path, "pending"))
    }
    let (results, pending) = (environment.resultsDirectory, environment.pendingDirectory)
    (path, pendingPath) = places(results, pending)
    if places(nil, nil) == (path, pendingPath) {
      options = []
    } else if places(nil, pending) == (path, pendingPath), let pending {
      options = ["--pending-dir", pending]
    } else if places(results, nil) == (path, pendingPath), let results {
      options = ["--results-dir", results]
    } else {
      options = ["--results-dir", path, "--pending-dir", pendingPath]
    }
    referenceRoots =
      [package] + [environment.referenceDirectory, settings.root?.path].compactMap { $0 }
      + settings.elsewhere
    place = ReferencePlace(settings, environment)
    elsewhere = settings.elsewhere
    (ownPath, ownPendingPath) = (path, pendingPath)
    isElsewhere = false
  }

  /// Results that were made elsewhere, for the package to which `own` belongs.
  ///
  /// Their references are in this package; pending values are only in their own folder.
  package init(at path: String, mergedInto own: ResultsDirectory) {
    package = own.package
    self.path = path
    pendingPath = FilePath.joined(path, "pending")
    referenceRoots = own.referenceRoots
    (place, elsewhere) = (own.place, own.elsewhere)
    (ownPath, ownPendingPath) = (own.ownPath, own.ownPendingPath)
    options = []
    isElsewhere = true
  }

  private init(ownOf other: ResultsDirectory) {
    (package, referenceRoots) = (other.package, other.referenceRoots)
    (path, pendingPath) = (other.ownPath, other.ownPendingPath)
    (ownPath, ownPendingPath) = (other.ownPath, other.ownPendingPath)
    (place, elsewhere) = (other.place, other.elsewhere)
    options = []
    isElsewhere = false
  }

  /// The results of the package itself.
  var home: ResultsDirectory { isElsewhere ? ResultsDirectory(ownOf: self) : self }

  package var events: String { FilePath.joined(path, "events") }
  package var recorded: String { FilePath.joined(path, "recorded") }

  /// The folder of `PendingNames`.
  var described: String { FilePath.joined(path, "described") }
  /// The file with all pictures of one matrix side by side.
  package func sheet(for reference: String) -> String {
    FilePath.joined(
      path, "sheets/\(FilePath.name(FilePath.directory(reference)))/\(FilePath.stem(reference)).png"
    )
  }

  package var undo: String { FilePath.joined(path, "undo") }

  /// The new value of a reference outside the package is in a folder that is named by the hash of the reference's
  /// folder.
  package func pending(for reference: String) -> String {
    if let inside = FilePath.relative(reference, to: package) {
      return FilePath.joined(pendingPath, inside)
    }
    let folder = ContentHash([UInt8](FilePath.directory(reference).utf8)).hex.prefix(12)
    return FilePath.joined(pendingPath, "elsewhere-\(folder)/\(FilePath.name(reference))")
  }

  package func difference(for reference: String) -> String {
    let pending = pending(for: reference)
    return FilePath.joined(FilePath.directory(pending), DerivedName.difference(of: pending))
  }

  /// `command` of snapshot-record for a shell, with options for the folders that it needs.
  package func commandLine(_ command: String) -> String {
    let words = options.map { $0.hasPrefix("--") ? $0 : Self.quoted($0) }
    return ([SDKBundle.toolCommand, command] + words).joined(separator: " ")
  }

  /// A message that the results belong to `other`, where the package was before, and advice on what to do.
  package func words(ofPackage other: String) -> String {
    "The results in \(path) belong to \(other), and the package lies in \(package): it was moved or copied. "
      + "Run the tests again here, or remove the folder."
  }

  /// The text as one quoted word for a shell.
  package static func quoted(_ text: String) -> String {
    "'\(quotes.applied(to: text))'"
  }

  private static let quotes = TextEscapes(["'": "'\\''"])

  /// Adds to an error the option or variable that chose the folder, so that the user can choose another one.
  private func named(_ error: StoreError) -> StoreError {
    guard let option = options.first else { return error }
    let variable = option == "--results-dir" ? "SNAPSHOT_RESULTS_DIR" : "SNAPSHOT_PENDING_DIR"
    let hint = "\(variable), or \(option), names the folder"
    return switch error {
    case .cannotWrite(let path, let reason): .cannotWrite(path: path, reason: "\(reason); \(hint)")
    case .resultsUnusable(let path, let reason):
      .resultsUnusable(path: path, reason: "\(reason); \(hint)")
    default: error
    }
  }

  /// A decoder for lines of these results, whose paths must be inside the package or the folder of pending values.
  ///
  /// - Parameter source: the file that contains them, for errors.
  package func decoder(of source: String? = nil) -> JSONDecoder {
    PathScope(self, source: source).decoder
  }

  /// The marker file that is created as soon as something of the run has to be decided, so that no lines are read after
  /// a successful run.
  func openMark(of run: String) -> String {
    FilePath.joined(FilePath.joined(events, run), "open")
  }

  /// Creates the folder, and keeps it out of the package's history.
  ///
  /// A folder that belongs to another user and to which everybody can write, such as `/tmp`, is rejected: otherwise
  /// files of other programs would be ignored by Git, or be mistaken for old results and removed.
  package func prepare() throws(StoreError) {
    do throws(StoreError) {
      try checkLinks()
      if !Files.exists(path) { try Files.makeDirectory(path) }
      try Self.check(FolderOwner(of: path), isWritable: Files.isWritable(path), path)
      let ignore = FilePath.joined(path, ".gitignore")
      if !Files.exists(ignore) { try Files.write([UInt8]("*\n".utf8), to: ignore, durably: false) }
    } catch {
      throw named(error)
    }
  }

  /// A checkout may contain links in place of these folders, which would make the tool write or delete files elsewhere.
  private func checkLinks() throws(StoreError) {
    let folders = ["events", "recorded", "described", "sheets", "sources", "undo", "report"]
    // A folder that the command line names may be a link.
    let named = ["--results-dir": path, "--pending-dir": pendingPath].filter {
      !options.contains($0.key)
    }
    let places = named.values.sorted() + folders.map { FilePath.joined(path, $0) }
    for place in places where Files.isLink(place) {
      throw .resultsUnusable(
        path: place,
        reason: "it is a symbolic link; replace it by a folder, or name the folder that it leads to"
      )
    }
  }

  package static func check(_ owner: FolderOwner?, isWritable: Bool, _ path: String)
    throws(StoreError)
  {
    guard let owner else { return }
    if !isWritable {
      throw .resultsUnusable(path: path, reason: owner.words ?? "it cannot be written")
    }
    if owner.isPublic, let words = owner.words {
      throw .resultsUnusable(path: path, reason: "\(words); name a folder in it")
    }
  }
}
