import DarkroomPackageSettings
import FoundationEssentials

/// The key `fonts` of a package's `.snapshots.json`: a folder of font files, seen from the package.
///
/// It is read here and not where the other settings are, because text is set before the first assertion.
enum FontSetting {
  /// The folder for a process that runs in `directory`; nil if no settings file names one.
  static func directory(for directory: String) -> String? {
    guard let settings = PackageSettings(around: directory),
      let name = settings.values["fonts"]?.text, !name.isEmpty
    else { return nil }
    let folder = URL(fileURLWithPath: settings.folder, isDirectory: true)
    return name.hasPrefix("/")
      ? name : URL(fileURLWithPath: name, relativeTo: folder).standardizedFileURL.path
  }
}
