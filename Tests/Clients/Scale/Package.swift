// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Scale",
  platforms: [.iOS(.v17)],
  targets: [
    .target(name: "Scale"),
    .testTarget(name: "ScaleTests", dependencies: ["Scale"], exclude: ["__Snapshots__"]),
  ]
)
