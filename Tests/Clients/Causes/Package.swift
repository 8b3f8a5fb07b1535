// swift-tools-version: 5.9
import PackageDescription

// What public iOS packages have and a build for Linux used to stop at: one cause a file.
let package = Package(
  name: "Causes",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Causes", targets: ["Causes"])],
  targets: [
    .target(name: "Causes"),
    .testTarget(name: "CausesTests", dependencies: ["Causes"]),
  ]
)
