// swift-tools-version: 6.0
import PackageDescription

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
    .package(url: "…/darkroom", from: "0.1.0")
  ],
  targets: [
    .target(
      name: "App",
      dependencies: [
        .product(name: "Darkroom", package: "darkroom")
      ], swiftSettings: darkroom),
    .testTarget(
      name: "AppTests", dependencies: ["App", .product(name: "Darkroom", package: "darkroom")],
      swiftSettings: darkroom),
  ]
)
