// swift-tools-version: 6.2

import Foundation
import PackageDescription

// On Linux the sources are translated by a plugin, and UIKit and SnapshotTesting are Darkroom's.
#if os(Linux)
let environment = ProcessInfo.processInfo.environment
let snapshotTesting: Package.Dependency =
    if let url = environment["DARKROOM_URL"], let tag = environment["DARKROOM_TAG"] {
        .package(url: url, exact: Version(stringLiteral: tag))
    } else {
        .package(path: environment["DARKROOM_PATH"] ?? "../darkroom")
    }
let uiKit: [Target.Dependency] = [.product(name: "Darkroom", package: "darkroom")]
let snapshots: [Target.Dependency] = uiKit
let compiledAsTheyAre: [String]? = ["Linux.swift"]
let plugins: [Target.PluginUsage] = [.plugin(name: "IOSSources", package: "darkroom")]
#else
let snapshotTesting: Package.Dependency =
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.6")
let uiKit: [Target.Dependency] = []
let snapshots: [Target.Dependency] = [.product(name: "SnapshotTesting", package: "swift-snapshot-testing")]
let compiledAsTheyAre: [String]? = nil
let plugins: [Target.PluginUsage] = []
#endif

let package = Package(
    name: "Trailbook",
    defaultLocalization: "en",
    platforms: [
        .iOS(.v17),
    ],
    products: [
        .library(name: "TrailKit", targets: ["TrailKit"]),
        .library(name: "TrailUI", targets: ["TrailUI"]),
        .library(name: "Trailbook", targets: ["Trailbook"]),
    ],
    dependencies: [
        snapshotTesting,
    ],
    targets: [
        .target(
            name: "TrailKit",
            dependencies: uiKit,
            sources: compiledAsTheyAre,
            resources: [
                .process("Resources"),
            ],
            swiftSettings: [
                .swiftLanguageMode(.v6),
            ],
            plugins: plugins
        ),
        .target(
            name: "TrailUI",
            dependencies: [
                "TrailKit",
            ] + uiKit,
            sources: compiledAsTheyAre,
            resources: [
                .process("Resources"),
            ],
            swiftSettings: [
                .swiftLanguageMode(.v5),
            ],
            plugins: plugins
        ),
        .target(
            name: "Trailbook",
            dependencies: [
                "TrailKit",
                "TrailUI",
            ] + uiKit,
            sources: compiledAsTheyAre,
            resources: [
                .process("Resources"),
            ],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("InferIsolatedConformances"),
            ],
            plugins: plugins
        ),
        .testTarget(
            name: "TrailKitTests",
            dependencies: [
                "TrailKit",
            ] + uiKit,
            sources: compiledAsTheyAre,
            swiftSettings: [
                .swiftLanguageMode(.v6),
            ],
            plugins: plugins
        ),
        .testTarget(
            name: "TrailbookTests",
            dependencies: [
                "Trailbook",
                "TrailKit",
                "TrailUI",
            ] + uiKit,
            sources: compiledAsTheyAre,
            swiftSettings: [
                .swiftLanguageMode(.v5),
            ],
            plugins: plugins
        ),
        .testTarget(
            name: "TrailbookSnapshotTests",
            dependencies: [
                "Trailbook",
                "TrailKit",
                "TrailUI",
            ] + snapshots,
            exclude: [
                "README.md",
            ],
            sources: compiledAsTheyAre,
            swiftSettings: [
                .swiftLanguageMode(.v5),
            ],
            plugins: plugins
        ),
    ]
)
