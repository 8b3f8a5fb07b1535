import DarkroomPackageSettings
import DarkroomSnapshotStore
import FoundationEssentials

/// The SDKs of Darkroom in the folders where SwiftPM looks for SDKs.
struct InstalledSDKs {
  /// Folders such as `~/.swiftpm/swift-sdks`, each with an artifact bundle for each SDK.
  let folders: [String]

  /// Where SwiftPM looks if nobody tells it another folder: in the home that the system notes for the user, whatever
  /// `HOME` says.
  static func standardFolder(_ environment: [String: String]) -> String {
    if let settings = environment["XDG_CONFIG_HOME"], settings.hasPrefix("/") {
      return FilePath.joined(settings, "swiftpm/swift-sdks")
    }
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    return FilePath.joined(home, ".swiftpm/swift-sdks")
  }

  /// Those beside the running tool's own, and those in the standard folder.
  static var process: InstalledSDKs {
    let own = SDKBundle.current.map { [$0.folderOfSDKs] } ?? []
    let standard = standardFolder(ProcessInfo.processInfo.environment)
    return InstalledSDKs(folders: own.filter { $0 != standard } + [standard])
  }

  /// The bundles, older versions first; what has no edition isn't Darkroom's.
  var bundles: [SDKBundle] {
    let found = Set(folders.flatMap(Self.bundles)).filter { $0.edition != nil }
    return found.sorted {
      NaturalOrder($0.edition?.version ?? "") < NaturalOrder($1.edition?.version ?? "")
    }
  }

  private static func bundles(in folder: String) -> [SDKBundle] {
    func names(_ path: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
    return names(folder).filter { $0.hasSuffix(".artifactbundle") }.flatMap { name in
      let artifact = FilePath.joined(folder, name)
      // The program, with links followed, tells the bundle that a call of it belongs to.
      return names(artifact).compactMap {
        SDKBundle(image: "\(artifact)/\($0)/bin/snapshot-record")
      }
    }
  }

  /// The bundle of a version; nil if it isn't installed.
  func bundle(of version: String) -> SDKBundle? {
    bundles.first { $0.edition?.version == version }
  }
}

extension SDKBundle {
  /// The folder with an artifact bundle for each SDK that this one lies in.
  var folderOfSDKs: String { FilePath.directory(FilePath.directory(path)) }

  /// `snapshot-record` of this SDK.
  var tool: String { path + "/bin/snapshot-record" }
}
