import FoundationEssentials

/// The values of a package's `.snapshots.json` that are read before the first assertion: fonts, and the screen.
///
/// Assertions later read and check all keys.
package struct PackageSettings {
  package static let fileName = ".snapshots.json"

  /// The package's folder.
  package let folder: String
  /// The values; empty if the file is missing or cannot be read.
  package let values: [String: SettingsValue]

  /// Reads the settings of the package around `directory`; returns nil if there is none.
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
