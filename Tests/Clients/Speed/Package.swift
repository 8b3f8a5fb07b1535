// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Speed",
  platforms: [.iOS(.v17)],
  targets: [.testTarget(name: "SpeedTests")]
)
