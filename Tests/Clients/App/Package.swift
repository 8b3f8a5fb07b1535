// swift-tools-version: 6.0
import Foundation
import PackageDescription

// Where Darkroom lies: a path, or a Git URL with a tag.
let environment = ProcessInfo.processInfo.environment
let darkroomPackage: Package.Dependency =
  if let url = environment["DARKROOM_URL"], let tag = environment["DARKROOM_TAG"] {
    .package(url: url, exact: Version(stringLiteral: tag))
  } else {
    .package(path: environment["DARKROOM_PATH"] ?? "../darkroom")
  }

let darkroom: [SwiftSetting] = [
  .unsafeFlags(
    [
      "UIKit", "QuartzCore", "CoreGraphics", "Combine", "SnapshotTesting", "UIKitTesting",
      "ObjectiveC", "CoreText", "os", "OSLog", "SwiftUI", "_Testing_UIKit",
      "_Testing_CoreGraphics", "InlineSnapshotTesting", "SnapshotTestingCustomDump",
    ].flatMap { ["-module-alias", "\($0)=Darkroom\($0)"] }, .when(platforms: [.linux]))
]

let package = Package(
  name: "client",
  dependencies: [
    darkroomPackage,
    .package(path: "../ThirdParty"),
    .package(path: "../Upstream"),
  ],
  targets: [
    // Uses the package whose target is called SnapshotTesting, and none of ours.
    .target(
      name: "Plain", dependencies: [.product(name: "UpstreamSnapshotTesting", package: "Upstream")]),
    .target(
      name: "App",
      dependencies: [
        "Plain", .product(name: "ThirdParty", package: "ThirdParty"),
        .product(name: "Darkroom", package: "darkroom"),
      ], swiftSettings: darkroom),
    .testTarget(
      name: "AppTests", dependencies: ["App", .product(name: "Darkroom", package: "darkroom")],
      exclude: ["__Snapshots__"], swiftSettings: darkroom),
  ]
)
