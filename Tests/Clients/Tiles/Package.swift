// swift-tools-version: 5.9
import PackageDescription

// An iOS package of SwiftUI views: one of UIKit among them, a controller around them, and previews.
let package = Package(
  name: "Tiles",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Tiles", targets: ["Tiles"])],
  targets: [
    .target(name: "Tiles"),
    .testTarget(name: "TilesTests", dependencies: ["Tiles"]),
  ]
)
