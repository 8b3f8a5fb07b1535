// swift-tools-version: 6.1
import Foundation
import PackageDescription

// Asks for the trait behind which .customDump stands, and for inline snapshots.
let environment = ProcessInfo.processInfo.environment
let darkroom: [SwiftSetting] = [
  .unsafeFlags(
    [
      "UIKit", "QuartzCore", "CoreGraphics", "SnapshotTesting", "InlineSnapshotTesting",
      "SnapshotTestingCustomDump",
    ].flatMap { ["-module-alias", "\($0)=Darkroom\($0)"] }, .when(platforms: [.linux]))
]

let package = Package(
  name: "inline",
  dependencies: [
    .package(
      path: environment["DARKROOM_PATH"] ?? "../darkroom", traits: ["SnapshotTestingCustomDump"])
  ],
  targets: [
    .testTarget(
      name: "InlineTests",
      dependencies: [.product(name: "DarkroomInlineSnapshotTesting", package: "darkroom")],
      swiftSettings: darkroom)
  ]
)
