import FoundationEssentials

/// What is read of a package's `.snapshots.json` before the first assertion: fonts, and the screen.
///
/// All keys are read, and checked, where assertions are.
package struct PackageSettings {
  package static let fileName = ".snapshots.json"

  /// The package's folder.
  package let folder: String
  /// Empty where there is no file, or none that can be read.
  package let values: [String: SettingsValue]

  /// Those of the package around `directory`; nil if there is none.
  package init?(around directory: String) {
    var folder = URL(fileURLWithPath: directory).standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.path + "/Package.swift") {
      let parent = folder.deletingLastPathComponent()
      if parent.path == folder.path { return nil }
      folder = parent
    }
    self.folder = folder.path
    let bytes = FileManager.default.contents(atPath: folder.path + "/" + Self.fileName)
    values = bytes.flatMap { SettingsValue(json: $0)?.object } ?? [:]
  }
}
