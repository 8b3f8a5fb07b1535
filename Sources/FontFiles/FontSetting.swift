import DarkroomPackageSettings
import FoundationEssentials

/// The key `fonts` of a package's `.snapshots.json`: a folder of font files, relative to the package.
///
/// It is read separately from the other settings, because text is laid out before the first assertion.
enum FontSetting {
  /// Returns the folder for a process that runs in `directory`; nil if no settings file names one.
  static func directory(for directory: String) -> String? {
    guard let settings = PackageSettings(around: directory),
      let name = settings.values["fonts"]?.text, !name.isEmpty
    else { return nil }
    let folder = URL(fileURLWithPath: settings.folder, isDirectory: true)
    return name.hasPrefix("/")
      ? name : URL(fileURLWithPath: name, relativeTo: folder).standardizedFileURL.path
  }
}
