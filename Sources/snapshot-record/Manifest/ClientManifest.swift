/// What a package that uses Darkroom writes in its manifest.
enum ClientManifest {
  /// The modules whose plain names mean ours in the client's targets.
  static let modules = [
    "UIKit", "QuartzCore", "CoreGraphics", "Combine", "SnapshotTesting", "UIKitTesting",
    "_Testing_UIKit", "_Testing_CoreGraphics",
  ]

  static var settings: String {
    let names = modules.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      // In Package.swift, above `let package`. In targets with these settings `import UIKit` means Darkroom's.
      let darkroom: [SwiftSetting] = [
        .unsafeFlags(
          [\(names)]
            .flatMap { ["-module-alias", "\\($0)=Darkroom\\($0)"] },
          .when(platforms: [.linux]))
      ]

      // In each target that imports UIKit, and in each test target:
      //   dependencies: [.product(name: "Darkroom", package: "darkroom", condition: .when(platforms: [.linux]))],
      //   swiftSettings: darkroom
      // and in test targets with a __Snapshots__ folder:
      //   exclude: ["__Snapshots__"]
      """
  }
}
