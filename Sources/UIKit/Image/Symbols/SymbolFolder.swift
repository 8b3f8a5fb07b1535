import DarkroomPackageSettings

/// The folder named by the key `symbols` in a package's `.snapshots.json`, with SVG templates that replace system
/// symbols.
///
/// A file has the name of its symbol: `figure.badminton.svg`.
struct SymbolFolder: Sendable {
  private let files: [String: URL]

  /// The folder of the current package, which is read when the first symbol is used.
  static let ofPackage = SymbolFolder(around: FileManager.default.currentDirectoryPath)

  /// Returns nil if no settings around `directory` name a folder.
  ///
  /// If the folder does not exist, this is reported.
  init?(around directory: String) {
    guard let settings = PackageSettings(around: directory),
      let name = settings.values["symbols"]?.text, !name.isEmpty
    else { return nil }
    let root = URL(fileURLWithPath: settings.folder, isDirectory: true)
    let folder = URL(fileURLWithPath: name, relativeTo: root).standardizedFileURL
    guard (try? folder.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else {
      SymbolTemplates.warn(
        "\"symbols\" in \(settings.folder)/\(PackageSettings.fileName) names \(folder.path), "
          + "which is not a folder; create it, or correct the path")
      return nil
    }
    self.init(folder: folder)
  }

  init(folder: URL) {
    let names = FolderListing.names(in: folder).filter { $0.hasSuffix(".svg") }
    files = Dictionary(
      uniqueKeysWithValues: names.map {
        (String($0.dropLast(4)), folder.appendingPathComponent($0))
      })
  }

  func file(named name: String) -> URL? { files[name] }
}
