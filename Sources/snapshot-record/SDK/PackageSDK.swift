import DarkroomPackageSettings
import DarkroomSnapshotStore
import FoundationEssentials

/// The SDK with which a package is built.
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

  /// The identifier for `--swift-sdk`, which also works if several versions are installed.
  var identifier: String { "darkroom-\(edition.version)" }

  /// The arguments for SwiftPM in addition to the user's own, which take precedence.
  ///
  /// The build system is specified because the SDK's compiler front end is made for this one.
  ///
  /// - Parameter environment: determines where SwiftPM looks for SDKs.
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

  /// Whether the compiler front end noted that the compiler fits when it last compiled the package.
  ///
  /// Only the usual build folder is examined; for others the compiler is checked once more.
  func hasPassedCompiler(in package: PackageSnapshots) -> Bool {
    BuildFolder.last(of: package).map { Files.exists($0.compilerNote) } ?? false
  }

  /// Whether SwiftPM finds the bundle by default; a link in its folder is sufficient.
  private func isStandard(_ environment: [String: String]) -> Bool {
    InstalledSDKs(folders: [InstalledSDKs.standardFolder(environment)]).bundles.contains(bundle)
  }
}
