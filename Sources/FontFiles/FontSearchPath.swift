import DarkroomPackageSettings
import FoundationEssentials

/// The directories that are searched for font files; the first match counts.
package struct FontSearchPath: Hashable, Sendable {
  /// The directory of a team's own files, `SNAPSHOT_FONT_DIR`; they are used with any content, and are all known by
  /// name.
  package var teamDirectory: String?
  /// The directory of an SDK's pinned files; nil if this process was not built with an SDK.
  package var bundledDirectory: String?
  /// The directory in which `Scripts/install-fonts` puts the pinned files; a file here must have the pinned digest.
  package var cacheDirectory: String
  /// The directories of installed fonts, searched one level deep by file name.
  ///
  /// They are not searched for the system font, because an installed Inter is usually another version.
  package var systemDirectories: [String]

  package init(
    teamDirectory: String?, bundledDirectory: String? = nil, cacheDirectory: String,
    systemDirectories: [String]
  ) {
    self.teamDirectory = teamDirectory
    self.bundledDirectory = bundledDirectory
    self.cacheDirectory = cacheDirectory
    self.systemDirectories = systemDirectories
  }

  /// Creates a search path: `SNAPSHOT_FONT_DIR` or the package's own setting, then the SDK's fonts, then
  /// `darkroom/fonts` in `XDG_CACHE_HOME` or `~/.cache`, then Debian's directories.
  ///
  /// `directory` is the working directory; the settings of the package around it may name a font folder.
  package init(environment: [String: String], directory: String? = nil) {
    let home = environment["HOME"] ?? "/root"
    let caches = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.cache"
    self.init(
      teamDirectory: environment["SNAPSHOT_FONT_DIR"].flatMap { $0.isEmpty ? nil : $0 }
        ?? directory.flatMap(FontSetting.directory),
      bundledDirectory: SDKBundle.current?.fonts,
      cacheDirectory: caches + "/darkroom/fonts",
      systemDirectories: [
        "truetype/wqy", "truetype/noto", "truetype/dejavu",
      ].map { "/usr/share/fonts/" + $0 })
  }

  /// The search path of this process, from its initial environment and its working directory.
  package static var process: FontSearchPath {
    FontSearchPath(
      environment: ProcessEnvironment.atStart,
      directory: FileManager.default.currentDirectoryPath)
  }

  /// All directories, in the order of the search.
  var directories: [String] {
    pinnedDirectories + systemDirectories
  }

  /// The directories that may hold the system font.
  package var pinnedDirectories: [String] {
    [teamDirectory, bundledDirectory, cacheDirectory].compactMap { $0 }
  }

  /// Returns every existing file with the name, in the order of the search.
  func paths(of fileName: String) -> [String] {
    directories.map { $0 + "/" + fileName }.filter {
      FileManager.default.isReadableFile(atPath: $0)
    }
  }

  /// Returns whether a path is in the team's own directory.
  package func isTeams(_ path: String) -> Bool {
    teamDirectory.map { path.hasPrefix($0 + "/") } ?? false
  }

  /// Returns the first existing file with the name.
  package func path(of fileName: String) -> String? {
    directories.map { $0 + "/" + fileName }.first { FileManager.default.isReadableFile(atPath: $0) }
  }

  /// Returns the sorted paths of the font files in the team's directory.
  package func teamFiles() -> [String] {
    guard let teamDirectory,
      let names = try? FileManager.default.contentsOfDirectory(atPath: teamDirectory)
    else { return [] }
    return names.filter(Self.isFont).sorted().map { teamDirectory + "/" + $0 }
  }

  /// Returns whether a file name has the extension of an OpenType font or collection.
  package static func isFont(_ path: String) -> Bool {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && ["ttf", "otf", "ttc", "otc"].contains(parts[parts.count - 1].lowercased())
  }
}
