import DarkroomPackageSettings
import FoundationEssentials

/// Where font files are looked for, first match first.
package struct FontSearchPath: Hashable, Sendable {
  /// `SNAPSHOT_FONT_DIR`: a team's own files, taken as they are, and all of them known by name.
  package var teamDirectory: String?
  /// Where an SDK has the pinned files; nil if this process was not built with an SDK.
  package var bundledDirectory: String?
  /// Where `Scripts/install-fonts` puts the pinned files; a file here must have the pinned digest.
  package var cacheDirectory: String
  /// Directories of installed fonts, searched one level deep by file name.
  ///
  /// None of them has the system font: what a machine happens to have of Inter is another version.
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

  /// `SNAPSHOT_FONT_DIR` or the package's own setting, then the SDK's fonts, then `darkroom/fonts` in `XDG_CACHE_HOME` or `~/.cache`,
  /// then Debian's.
  ///
  /// `directory` is where the process runs: the package around it may name a folder in its settings.
  package init(environment: [String: String], directory: String? = nil) {
    let home = environment["HOME"] ?? "/root"
    let caches = environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home + "/.cache"
    self.init(
      teamDirectory: environment["SNAPSHOT_FONT_DIR"].flatMap { $0.isEmpty ? nil : $0 }
        ?? directory.flatMap(FontSetting.directory),
      bundledDirectory: SDKBundle.current?.fonts,
      cacheDirectory: caches + "/darkroom/fonts",
      systemDirectories: [
        "truetype/wqy", "truetype/noto", "truetype/dejavu", "truetype/vlgothic",
      ].map { "/usr/share/fonts/" + $0 })
  }

  /// That of this process, by the environment it was started with and the folder it runs in.
  package static var process: FontSearchPath {
    FontSearchPath(
      environment: ProcessEnvironment.atStart,
      directory: FileManager.default.currentDirectoryPath)
  }

  /// Every directory, in order.
  var directories: [String] {
    pinnedDirectories + systemDirectories
  }

  /// Those that may hold the system font.
  package var pinnedDirectories: [String] {
    [teamDirectory, bundledDirectory, cacheDirectory].compactMap { $0 }
  }

  /// Every existing file of that name, in order.
  func paths(of fileName: String) -> [String] {
    directories.map { $0 + "/" + fileName }.filter {
      FileManager.default.isReadableFile(atPath: $0)
    }
  }

  /// Whether a path is in the team's own directory.
  package func isTeams(_ path: String) -> Bool {
    teamDirectory.map { path.hasPrefix($0 + "/") } ?? false
  }

  /// The first existing file of that name.
  package func path(of fileName: String) -> String? {
    directories.map { $0 + "/" + fileName }.first { FileManager.default.isReadableFile(atPath: $0) }
  }

  /// Paths of the font files in the team's directory, sorted.
  package func teamFiles() -> [String] {
    guard let teamDirectory,
      let names = try? FileManager.default.contentsOfDirectory(atPath: teamDirectory)
    else { return [] }
    return names.filter(Self.isFont).sorted().map { teamDirectory + "/" + $0 }
  }

  /// Whether a file's name ends as those of OpenType fonts and collections do.
  package static func isFont(_ path: String) -> Bool {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && ["ttf", "otf", "ttc", "otc"].contains(parts[parts.count - 1].lowercased())
  }
}
