@testable import DarkroomSnapshotRecord

extension ManifestCase {
  /// Indented by four spaces, as `swift package init` writes; the dependency is there.
  static let fourSpaces = [fresh, comments, oneLine, conditions, initialised, ownName]

  /// What `swift package init --type library` and `swift package add-dependency --type path` leave.
  private static let fresh = ManifestCase(
    name: "a new package",
    before: """
      // swift-tools-version: 6.2
      // The swift-tools-version declares the minimum version of Swift required to build this package.

      import PackageDescription

      let package = Package(
          name: "Hello",
          products: [
              .library(
                  name: "Hello",
                  targets: ["Hello"]
              ),
          ],
          dependencies: [
              .package(path: "../darkroom"),
          ],
          targets: [
              // A target is a module or a suite of tests.
              .target(
                  name: "Hello"
              ),
              .testTarget(
                  name: "HelloTests",
                  dependencies: ["Hello"]
              ),
          ],
          swiftLanguageModes: [.v6]
      )

      """,
    after: """
      // swift-tools-version: 6.2
      // The swift-tools-version declares the minimum version of Swift required to build this package.

      import PackageDescription

      «settings»

      let package = Package(
          name: "Hello",
          products: [
              .library(
                  name: "Hello",
                  targets: ["Hello"]
              ),
          ],
          dependencies: [
              .package(path: "../darkroom"),
          ],
          targets: [
              // A target is a module or a suite of tests.
              .target(
                  name: "Hello"
              ),
              .testTarget(
                  name: "HelloTests",
                  dependencies: ["Hello", «product»],
                  swiftSettings: darkroom
              ),
          ],
          swiftLanguageModes: [.v6]
      )

      """)

  private static let comments = ManifestCase(
    name: "comments and trailing commas", importing: ["UI"], withSnapshots: ["UITests"],
    before: """
      // swift-tools-version: 6.0
      import PackageDescription
      // About the package.
      let package = Package(
          name: "App", // "name" (
          dependencies: [.package(url: "https://example.org/darkroom.git", from: "0.1.0")],
          targets: [
              .target(name: "Model"),
              .target(
                  name: "UI" /* a library */ // of views
              ),
              /* .testTarget(name: "Old"), /* nested */ */
              .testTarget(
                  name: "UITests",
                  dependencies: [
                      "UI", // what is tested
                      "Model" // and below it
                  ],
                  exclude: ["Fixtures"], // files
                  swiftSettings: [
                      .define("A"),
                  ],
              ),
              .testTarget(name: "ModelTests", dependencies: ["Model"]),
          ]
      )
      """,
    after: """
      // swift-tools-version: 6.0
      import PackageDescription

      «settings»

      // About the package.
      let package = Package(
          name: "App", // "name" (
          dependencies: [.package(url: "https://example.org/darkroom.git", from: "0.1.0")],
          targets: [
              .target(name: "Model"),
              .target(
                  name: "UI", /* a library */ // of views
                  dependencies: «array»,
                  swiftSettings: darkroom
              ),
              /* .testTarget(name: "Old"), /* nested */ */
              .testTarget(
                  name: "UITests",
                  dependencies: [
                      "UI", // what is tested
                      "Model", // and below it
                      «product»
                  ],
                  exclude: ["Fixtures", "__Snapshots__"], // files
                  swiftSettings: [
                      .define("A"),
                  ] + darkroom,
              ),
              .testTarget(name: "ModelTests", dependencies: ["Model"]),
          ]
      )
      """)

  private static let oneLine = ManifestCase(
    name: "targets of one line, a macro and a plugin", importing: ["App"],
    before: """
      // swift-tools-version:5.9
      import CompilerPluginSupport
      import PackageDescription

      let package = Package(
          name: "App",
          dependencies: [.package(path: "../darkroom"), .package(path: "../other")],
          targets: [
              .macro(name: "Macros", dependencies: [.product(name: "X", package: "other")]),
              .plugin(name: "Tool", capability: .buildTool()),
              .binaryTarget(name: "Bits", path: "Bits.zip"),
              .target(name: "App", dependencies: ["Macros",], path: "App"),
              .testTarget(name: "AppTests", dependencies: [.target(name: "App")], resources: []),
          ])
      """,
    after: """
      // swift-tools-version:5.9
      import CompilerPluginSupport
      import PackageDescription

      «settings»

      let package = Package(
          name: "App",
          dependencies: [.package(path: "../darkroom"), .package(path: "../other")],
          targets: [
              .macro(name: "Macros", dependencies: [.product(name: "X", package: "other")]),
              .plugin(name: "Tool", capability: .buildTool()),
              .binaryTarget(name: "Bits", path: "Bits.zip"),
              .target(name: "App", dependencies: ["Macros", «product»,], path: "App", swiftSettings: darkroom),
              .testTarget(name: "AppTests", dependencies: [.target(name: "App"), «product»], resources: [], swiftSettings: darkroom),
          ])
      """)

  private static let conditions = ManifestCase(
    name: "settings and dependencies that are no lists", importing: ["App"],
    before: #"""
      // swift-tools-version: 6.2
      import PackageDescription

      let text = #"a "raw" ( text \#("and")"#, long = """
          let package = Package( "quoted"
          """
      let common: [SwiftSetting] = [.define("A")]
      let below: [Target.Dependency] = []

      let package = Package(
          name: "App",
          dependencies: [.package(path: "../darkroom")],
          targets: [
              .target(name: "App", dependencies: below, swiftSettings: common),
              .testTarget(
                  name: "AppTests",
                  dependencies: below + ["App"],
                  swiftSettings: text.isEmpty ? [] : common,
                  linkerSettings: []
              )
          ]
      )
      """#,
    after: #"""
      // swift-tools-version: 6.2
      import PackageDescription

      let text = #"a "raw" ( text \#("and")"#, long = """
          let package = Package( "quoted"
          """
      let common: [SwiftSetting] = [.define("A")]
      let below: [Target.Dependency] = []

      «settings»

      let package = Package(
          name: "App",
          dependencies: [.package(path: "../darkroom")],
          targets: [
              .target(name: "App", dependencies: below + «array», swiftSettings: common + darkroom),
              .testTarget(
                  name: "AppTests",
                  dependencies: below + ["App"] + «array»,
                  swiftSettings: (text.isEmpty ? [] : common) + darkroom,
                  linkerSettings: []
              )
          ]
      )
      """#)

  private static let initialised = ManifestCase(
    name: "a target that is new in a client", importing: ["App", "More"],
    before: """
      // swift-tools-version: 6.0
      import PackageDescription

      «settings»

      let package = Package(
          name: "App",
          dependencies: [.package(path: "../darkroom")],
          targets: [
              .target(name: "App", dependencies: «array», swiftSettings: darkroom),
              .target(name: "More"),
          ]
      )
      """,
    after: """
      // swift-tools-version: 6.0
      import PackageDescription

      «settings»

      let package = Package(
          name: "App",
          dependencies: [.package(path: "../darkroom")],
          targets: [
              .target(name: "App", dependencies: «array», swiftSettings: darkroom),
              .target(name: "More", dependencies: «array», swiftSettings: darkroom),
          ]
      )
      """)

  private static let ownName = ManifestCase(
    name: "aliases under another name", importing: ["App"],
    before: """
      // swift-tools-version: 6.0
      import PackageDescription

      let views: [SwiftSetting] = [
          .unsafeFlags(["UIKit", "SnapshotTesting"].flatMap { ["-module-alias", "\\($0)=Darkroom\\($0)"] })
      ]

      let package = Package(
          name: "App",
          dependencies: [.package(path: "../darkroom")],
          targets: [.target(name: "App")]
      )
      """,
    after: """
      // swift-tools-version: 6.0
      import PackageDescription

      let views: [SwiftSetting] = [
          .unsafeFlags(["UIKit", "SnapshotTesting"].flatMap { ["-module-alias", "\\($0)=Darkroom\\($0)"] })
      ]

      let package = Package(
          name: "App",
          dependencies: [.package(path: "../darkroom")],
          targets: [.target(name: "App", dependencies: «array», swiftSettings: views)]
      )
      """)
}
