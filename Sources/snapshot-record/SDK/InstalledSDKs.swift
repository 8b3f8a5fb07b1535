import DarkroomPackageSettings
import DarkroomSnapshotStore
import FoundationEssentials

/// The Darkroom SDKs in the folders where SwiftPM looks for SDKs.
struct InstalledSDKs {
  /// Folders such as `~/.swiftpm/swift-sdks`, each with one artifact bundle per SDK.
  let folders: [String]

  /// The folder where SwiftPM looks by default: in the home folder that the system records for the user, regardless of
  /// `HOME`.
  static func standardFolder(_ environment: [String: String]) -> String {
    if let settings = environment["XDG_CONFIG_HOME"], settings.hasPrefix("/") {
      return FilePath.joined(settings, "swiftpm/swift-sdks")
    }
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    return FilePath.joined(home, ".swiftpm/swift-sdks")
  }

  /// The SDKs beside the running tool's own, and those in the standard folder.
  static var process: InstalledSDKs {
    let own = SDKBundle.current.map { [$0.folderOfSDKs] } ?? []
    let standard = standardFolder(ProcessInfo.processInfo.environment)
    return InstalledSDKs(folders: own.filter { $0 != standard } + [standard])
  }

  /// The bundles, older versions first; a bundle without an edition does not belong to Darkroom.
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
      // The path of the program, with links resolved, identifies its bundle.
      return names(artifact).compactMap {
        SDKBundle(image: "\(artifact)/\($0)/bin/snapshot-record")
      }
    }
  }

  /// The bundle of a version; nil if it is not installed.
  func bundle(of version: String) -> SDKBundle? {
    bundles.first { $0.edition?.version == version }
  }
}

extension SDKBundle {
  /// The folder that contains this SDK and one artifact bundle for each other SDK.
  var folderOfSDKs: String { FilePath.directory(FilePath.directory(path)) }

  /// `snapshot-record` of this SDK.
  var tool: String { path + "/bin/snapshot-record" }
}
