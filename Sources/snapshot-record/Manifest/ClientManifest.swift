/// The text that a package using Darkroom has in its manifest.
enum ClientManifest {
  /// The modules whose plain names refer to Darkroom's modules in the client's targets.
  static let modules = [
    "UIKit", "QuartzCore", "CoreGraphics", "Combine", "SnapshotTesting", "UIKitTesting",
    "ObjectiveC", "CoreText", "os", "OSLog", "SwiftUI", "_Testing_UIKit",
    "_Testing_CoreGraphics", "InlineSnapshotTesting", "SnapshotTestingCustomDump",
  ]

  /// The name of the settings array.
  static let settingsName = "darkroom"

  /// The library that targets depend on.
  static let product = "Darkroom"

  /// The declaration of the settings with its comment, without a line feed at the end.
  ///
  /// - Parameter unit: the indentation of one level.
  static func declaration(indentedBy unit: String) -> String {
    let rows = [modules.prefix(6), modules[6..<12], modules.dropFirst(12)].map { row in
      "\(unit)\(unit)\(unit)" + row.map { "\"\($0)\"," }.joined(separator: " ")
    }
    return """
      /// In targets with these settings, `import UIKit` and its like mean Darkroom's modules.
      let \(settingsName): [SwiftSetting] = [
      \(unit).unsafeFlags(
      \(unit)\(unit)[
      \(rows.joined(separator: "\n"))
      \(unit)\(unit)].flatMap { ["-module-alias", "\\($0)=Darkroom\\($0)"] },
      \(unit)\(unit).when(platforms: [.linux]))
      ]
      """
  }

  /// The dependency of a target on the library.
  ///
  /// - Parameter package: the identity of Darkroom's package in the manifest.
  static func productDependency(package: String) -> String {
    """
    .product(name: "\(product)", package: "\(package)", condition: .when(platforms: [.linux]))
    """
  }

  /// The lines to paste into manifests that the tool does not edit.
  static var lines: String {
    """
    // In Package.swift, above `let package`:
    \(declaration(indentedBy: "  "))

    // In each target that imports UIKit, and in each test target:
    //   dependencies: [\(productDependency(package: "darkroom"))],
    //   swiftSettings: \(settingsName)
    // and in test targets with a __Snapshots__ folder:
    //   exclude: ["__Snapshots__"]
    """
  }
}
