// swift-tools-version: 6.0
import Foundation
import PackageDescription

// Stands beside an .xcodeproj whose sources are in App and AppTests; `Scripts/check-clients` puts some there.
let environment = ProcessInfo.processInfo.environment
let darkroomPackage: Package.Dependency =
  if let url = environment["DARKROOM_URL"], let tag = environment["DARKROOM_TAG"] {
    .package(url: url, exact: Version(stringLiteral: tag))
  } else {
    .package(path: environment["DARKROOM_PATH"] ?? "../darkroom")
  }

/// The example apps that lie in `Examples`, byte for byte as in Darkroom's own tests.
let examples = ["ItemListExample", "CounterExample"].filter {
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Examples/\($0)")
}

let package = Package(
  name: "unedited",
  dependencies: [darkroomPackage],
  targets: [
    .target(
      name: "Catalog", dependencies: [.product(name: "Darkroom", package: "darkroom")],
      path: "Linux/Catalog", swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "IOSSources", package: "darkroom")]),
    .testTarget(
      name: "CatalogTests",
      dependencies: ["Catalog", .product(name: "Darkroom", package: "darkroom")],
      path: "Linux/CatalogTests", swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "IOSSources", package: "darkroom")]),
  ]
    + examples.map { name in
      .target(
        name: name, dependencies: [.product(name: "Darkroom", package: "darkroom")],
        path: "Examples/\(name)", sources: ["Linux.swift"],
        resources: name == "CounterExample" ? [.process("Counter.storyboard")] : [],
        swiftSettings: [.swiftLanguageMode(.v5)],
        plugins: [.plugin(name: "IOSSources", package: "darkroom")])
    }
)
