// swift-tools-version: 6.0
import PackageDescription

// Stands for the upstream library: a package whose target has the name of one of Darkroom's aliases.
let package = Package(
  name: "upstream",
  products: [.library(name: "UpstreamSnapshotTesting", targets: ["SnapshotTesting"])],
  targets: [.target(name: "SnapshotTesting")]
)
