import DarkroomPackageSettings

/// The key `symbols` of a package's `.snapshots.json`: a folder of SVG templates that stand for symbols of the system.
///
/// A file has the name of its symbol: `figure.badminton.svg`.
struct SymbolFolder: Sendable {
  private let files: [String: URL]

  /// That of the package that the process runs in; read when the first symbol is asked for.
  static let ofPackage = SymbolFolder(around: FileManager.default.currentDirectoryPath)

  /// Nil if no settings around `directory` name a folder, or if there is none, which is said.
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
