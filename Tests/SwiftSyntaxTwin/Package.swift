// swift-tools-version: 6.2
import PackageDescription

// The reading of Swift in Sources/IOSSources against swift-syntax, on a corpus of tricky sources. A package of its own, so
// that nobody who uses Darkroom ever fetches swift-syntax.
let package = Package(
  name: "SwiftSyntaxTwin",
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0")
  ],
  targets: [
    .target(name: "DarkroomIOSSources", path: "Sources/IOSSources"),
    .target(
      name: "Twin",
      dependencies: [
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
      ]),
    .testTarget(name: "TwinTests", dependencies: ["DarkroomIOSSources", "Twin"]),
  ]
)
