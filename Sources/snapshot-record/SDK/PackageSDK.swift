import DarkroomPackageSettings
import DarkroomSnapshotStore
import FoundationEssentials

/// The SDK that a package is built with.
struct PackageSDK: Equatable, Sendable {
  let bundle: SDKBundle
  let edition: SDKBundle.Edition

  /// - Returns: nil in a package that uses Darkroom's sources, and for a tool that was built from them.
  init?(of package: String, bundle: SDKBundle? = .current) {
    guard let bundle, let edition = bundle.edition, !DarkroomCopy.isUsed(by: package) else {
      return nil
    }
    self.bundle = bundle
    self.edition = edition
  }

  /// As `--swift-sdk` has it, also where several versions are installed.
  var identifier: String { "darkroom-\(edition.version)" }

  /// What SwiftPM is told besides a person's own arguments, which count.
  ///
  /// The build system is named because the SDK's compiler front is made for this one.
  ///
  /// - Parameter environment: says where SwiftPM looks for SDKs.
  func arguments(besides own: [String], environment: [String: String]) -> [String] {
    let names = Set(own.map { $0.prefix { $0 != "=" } })
    var arguments: [String] = []
    if names.isDisjoint(with: ["--swift-sdk", "--experimental-swift-sdk", "--toolset"]) {
      arguments += ["--swift-sdk", identifier]
      if !names.contains("--swift-sdks-path"), !isStandard(environment) {
        arguments += ["--swift-sdks-path", bundle.folderOfSDKs]
      }
    }
    return names.contains("--build-system") ? arguments : arguments + ["--build-system", "native"]
  }

  /// Whether the front has noted that the compiler fits, when it compiled the package last.
  ///
  /// Only the usual build folder is looked at; elsewhere the compiler is asked once more.
  func hasPassedCompiler(in package: PackageSnapshots) -> Bool {
    BuildFolder.last(of: package).map { Files.exists($0.compilerNote) } ?? false
  }

  /// Whether SwiftPM finds the bundle by itself; a link in its folder will do.
  private func isStandard(_ environment: [String: String]) -> Bool {
    InstalledSDKs(folders: [InstalledSDKs.standardFolder(environment)]).bundles.contains(bundle)
  }
}
