import DarkroomPackageSettings
import DarkroomSnapshotStore

/// The lines with which `init` recommends the SDK to a package that would otherwise compile Darkroom's sources.
struct SDKOffer {
  let lines: String

  /// - Parameter installed: the newest SDK on this machine; nil if there is none.
  init(installed: SDKBundle.Edition?) {
    let use = "It needs no change in Package.swift, and no package compiles Darkroom again:"
    if let installed {
      lines = """
        The SDK of Darkroom \(installed.version) is installed. \(use)
          swift test --swift-sdk darkroom-\(installed.version)
        """
    } else {
      lines = """
        Darkroom also is an SDK. \(use)
          Scripts/sdk --install              # in a checkout of Darkroom, once for each machine, 10 to 20 minutes
          swift test --swift-sdk darkroom
        """
    }
  }

  /// The recommendation for this machine.
  static var process: SDKOffer { SDKOffer(installed: InstalledSDKs.process.bundles.last?.edition) }
}
