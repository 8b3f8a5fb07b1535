// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)

#if compiler(>=6.3) && compiler(<6.4)
let isKnownCompiler = true
#else
let isKnownCompiler = false
#endif

// Dependencies by URL and by path, scripts and plain `swift test` build with the same flags. SwiftPM drops the one
// that makes warnings errors where it fetched Darkroom by URL.
//
// setting      | who                           | why
// -------------|-------------------------------|---------------------------------------------------------------
// strict       | every Swift target            | names, memory and warnings are checked alike everywhere
// views        | what draws, lays out, asserts | `swift test` is a debug build: screens would take several times as long
// engine       | small hot modules             | -O, and their bodies are visible to the modules above them
// avx2         | the kernels of that processor | never cross-module: no 256-bit instruction leaves the target
// optimizedC   | C targets                     | as `views`; one error is enough to name the missing packages
// aliased      | what a client writes          | `import UIKit` means ours

/// The compiler for which all warnings are gone makes them errors; a newer one's new warnings break nobody.
let strict: [SwiftSetting] =
  [
    .strictMemorySafety(),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (isKnownCompiler ? [.treatAllWarnings(as: .error)] : [])

/// `DARKROOM_UNOPTIMIZED` leaves optimization out, for quicker builds while types are changed.
let isOptimized = Context.environment["DARKROOM_UNOPTIMIZED"] == nil

/// Flags of debug builds, whose optimized code has line tables and no more: a debugger would show little else of it.
///
/// Overlapping accesses are not checked for, as nowhere in Apple's frameworks: the checks take a sixth of building and
/// laying out a screen. Unoptimized builds and `Scripts/check-determinism` check.
func debug(_ flags: String...) -> [SwiftSetting] {
  let all = flags + ["-Xfrontend", "-gline-tables-only", "-enforce-exclusivity=unchecked"]
  return isOptimized ? [.unsafeFlags(all, .when(configuration: .debug))] : []
}

/// File by file, so that an edit is compiled in seconds; for size, which takes two thirds of the time.
let views = strict + debug("-Osize")
let hot = debug(
  "-O", "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "8")
let engine =
  strict + hot + (isOptimized ? [.unsafeFlags(["-cross-module-optimization"])] : [])
#if arch(x86_64)
let avx2 = strict + hot + [.unsafeFlags(["-target-cpu", "haswell", "-Xcc", "-mavx2"])]
#else
let avx2 = strict + hot
#endif
let optimizedC: [CSetting] = [
  .unsafeFlags(["-O3"], .when(configuration: .debug)), .unsafeFlags(["-Wfatal-errors"]),
]

/// What a client writes in its own targets: `import UIKit` then means ours.
///
/// `snapshot-record init` prints it.
let aliased: [SwiftSetting] = [
  .unsafeFlags(
    [
      "UIKit", "QuartzCore", "CoreGraphics", "Combine", "SnapshotTesting", "UIKitTesting",
      "ObjectiveC", "CoreText", "os", "OSLog", "SwiftUI", "_Testing_UIKit",
      "_Testing_CoreGraphics", "InlineSnapshotTesting", "SnapshotTestingCustomDump",
    ].flatMap { ["-module-alias", "\($0)=Darkroom\($0)"] })
]

/// A target in `Sources/<name>`; every name in the package graph carries the prefix.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting],
  path: String? = nil, linked: [LinkerSetting] = []
) -> Target {
  .target(
    name: "Darkroom\(name)", dependencies: dependencies, path: "Sources/\(path ?? name)",
    swiftSettings: settings, linkerSettings: linked)
}

/// Apple's modules that apps import now and then, in `Sources/Overlays/<name>`, and what each is built on.
///
/// They have a library of their own, so that nobody else builds them.
let frameworks: [(name: String, dependencies: [String])] = [
  ("AVFoundation", ["CoreMedia", "CoreVideo", "QuartzCore"]),
  ("AVKit", ["AVFoundation", "UIKit"]),
  ("Accelerate", []),
  ("Accessibility", ["UIKit"]),
  ("AppTrackingTransparency", []),
  ("AudioToolbox", []),
  ("AuthenticationServices", ["UIKit"]),
  ("CommonCrypto", ["CryptoKit"]),
  ("Contacts", []),
  ("CoreImage", ["ObjectiveC", "UIKit"]),
  ("CoreLocation", []),
  ("CoreMedia", []),
  ("CoreMotion", []),
  ("CoreServices", ["CoreGraphics", "UniformTypeIdentifiers"]),
  ("CoreTelephony", []),
  ("CoreVideo", []),
  ("CryptoKit", []),
  ("EventKit", ["CoreGraphics"]),
  ("ExternalAccessory", []),
  ("ImageIO", ["CoreGraphics", "JPEG", "PNG"]),
  ("LinkPresentation", ["UIKit"]),
  ("LocalAuthentication", []),
  ("MapKit", ["CoreLocation", "UIKit"]),
  ("MessageUI", ["UIKit"]),
  ("Metal", []),
  ("MetalKit", ["Metal", "UIKit"]),
  ("MobileCoreServices", ["CoreServices"]),
  ("Network", []),
  ("Photos", ["AVFoundation", "UIKit"]),
  ("PhotosUI", ["Photos"]),
  ("QuickLook", ["UIKit"]),
  ("SafariServices", ["UIKit"]),
  ("Security", ["CoreGraphics"]),
  ("Speech", []),
  ("StoreKit", ["UIKit"]),
  ("SystemConfiguration", ["Security"]),
  ("UniformTypeIdentifiers", []),
  ("UserNotifications", []),
  ("Vision", ["CoreImage", "CoreVideo", "ImageIO"]),
  ("WatchKit", ["UIKit"]),
  ("WebKit", ["UIKit"]),
  ("simd", []),
  ("_AuthenticationServices_SwiftUI", ["AuthenticationServices", "SwiftUI", "UIKit"]),
  ("_MapKit_SwiftUI", ["MapKit", "SwiftUI", "UIKit"]),
  ("_Testing_CoreImage", ["CoreImage"]),
]

/// Modules that iOS imports if a file imports a framework and SwiftUI; they are in the library of SwiftUI.
let frameworksOfSwiftUI = frameworks.map(\.name).filter { $0.hasSuffix("_SwiftUI") }

/// A C target in `Sources/<name>`.
func shim(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  linked: [LinkerSetting] = []
) -> Target {
  .target(
    name: "Darkroom\(name)", dependencies: dependencies, path: "Sources/\(name)",
    exclude: exclude, cSettings: optimizedC, linkerSettings: linked)
}

/// A test target in `Tests/<name>`.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [],
  exclude: [String] = [], aliases: Bool = false
) -> Target {
  .testTarget(
    name: "Darkroom\(name)", dependencies: dependencies, path: "Tests/\(name)", exclude: exclude,
    resources: resources, swiftSettings: aliases ? aliased : strict)
}

/// An app's sources in `Tests/<name>` as they would be in Xcode: language mode 5, no module aliases.
func unedited(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: "Darkroom\(name)", dependencies: ["DarkroomUIKit", "DarkroomCombine"] + dependencies,
    path: "Tests/\(name)", sources: ["Linux.swift"], resources: resources,
    swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["IOSSources"])
}

/// Its tests, in `Tests/<name>Tests`.
func uneditedTests(of name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "Darkroom\(name)Tests",
    dependencies: [
      .target(name: "Darkroom\(name)"), "DarkroomSnapshotTesting", "DarkroomUIKitTesting",
    ] + dependencies,
    path: "Tests/\(name)Tests", sources: ["Linux.swift"],
    swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["IOSSources"])
}

let package = Package(
  name: "darkroom",
  products: [
    .library(
      name: "Darkroom",
      targets: [
        "DarkroomUIKit", "DarkroomQuartzCore", "DarkroomCoreGraphics", "DarkroomSnapshotTesting",
        "DarkroomUIKitTesting", "DarkroomCombine", "DarkroomObjectiveC", "DarkroomFoundation",
        "DarkroomCoreText", "DarkroomXCTest", "Darkroomos", "DarkroomDarwin",
        "DarkroomOSLog", "Darkroom_Testing_UIKit", "Darkroom_Testing_CoreGraphics",
        "DarkroomUIKitSubmodules",
      ]),
    // Of their own, so that nobody else builds them.
    .library(
      name: "DarkroomInlineSnapshotTesting", targets: ["DarkroomInlineSnapshotTesting"]),
    .library(
      name: "DarkroomSnapshotTestingCustomDump", targets: ["DarkroomSnapshotTestingCustomDump"]),
    .library(
      name: "DarkroomFrameworks",
      targets: frameworks.map(\.name).filter { !frameworksOfSwiftUI.contains($0) }
        .map { "Darkroom\($0)" }),
    .library(
      name: "DarkroomSwiftUI",
      targets: ["DarkroomSwiftUI", "Darkroom_SnapshotTesting_SwiftUI"]
        + frameworksOfSwiftUI.map { "Darkroom\($0)" }),
    .executable(name: "snapshot-record", targets: ["DarkroomSnapshotRecord"]),
    .plugin(name: "SnapshotRecord", targets: ["SnapshotRecord"]),
    .plugin(name: "IOSSources", targets: ["IOSSources"]),
    .executable(name: "ios-sources", targets: ["DarkroomIOSSourcesTool"]),
    .executable(name: "compiler-front", targets: ["DarkroomCompilerFrontTool"]),
    // The plugin finds its tool by the name of the target alone, under which there must be a product.
    .executable(name: "DarkroomIOSSourcesTool", targets: ["DarkroomIOSSourcesTool"]),
  ],
  traits: [
    // What only it needs is neither fetched nor built where nobody asks for it.
    .trait(
      name: "SnapshotTestingCustomDump",
      description: "The strategy .customDump, which brings swift-custom-dump along.")
  ],
  dependencies: [
    // Commands, flags and help of snapshot-record.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // Publishers, subjects and subscribers of `import Combine`.
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", from: "0.14.0"),
    // The strategy .customDump, behind the trait; from the version that upstream's library asks for.
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.3"),
  ],
  targets: [
    // 0
    // Not CHarfBuzz: whoever has it among its modules links HarfBuzz, with eight libraries that `diff` would wait for.
    shim("SystemPackages"),
    shim("CSystem"),
    shim("CXXHash", ["DarkroomSystemPackages"]),
    shim("ClassInstantiation"),
    shim("UIKitSubmodules"),
    shim("ReportAssets", exclude: ["index.html", "report.css", "report.js"]),
    module("RasterKernels", [], engine),
    module("RasterKernelsAVX2", [], avx2),
    module(
      "Raster",
      [
        "DarkroomRasterKernels", "DarkroomRasterKernelsAVX2", "DarkroomCSystem", "DarkroomCXXHash",
      ],
      engine),
    module("ConstraintSolver", [], engine),
    module("Trees", [], engine),
    module("PackageSettings", [], strict),
    module("ObjectiveC", [], views),
    module("Darwin", [], strict),
    module(
      "Foundation", ["DarkroomDarwin"], strict, linked: [.linkedLibrary("_FoundationICU")]),
    module("os", [], strict),
    module("OSLog", ["Darkroomos"], strict, path: "Overlays/OSLog"),
    module(
      "Combine",
      [
        "DarkroomObjectiveC",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ], strict),
    shim(
      "CPNG", ["DarkroomSystemPackages"],
      linked: ["png", "z", "isal", "deflate"].map { .linkedLibrary($0) }),
    shim("CJPEG", ["DarkroomSystemPackages"], linked: [.linkedLibrary("jpeg")]),
    // Libraries of single formats are loaded when a file asks for them.
    shim("CImageFiles", ["DarkroomSystemPackages"], linked: [.linkedLibrary("z")]),
    .systemLibrary(
      name: "DarkroomCHarfBuzz", path: "Sources/CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"])]),
    // 1
    module("PNG", ["DarkroomRaster", "DarkroomCPNG"], engine),
    module("JPEG", ["DarkroomRaster", "DarkroomCJPEG"], engine),
    module(
      "ImageFiles", ["DarkroomRaster", "DarkroomPNG", "DarkroomJPEG", "DarkroomCImageFiles"],
      views),
    module("FontFiles", ["DarkroomCXXHash", "DarkroomPackageSettings"], engine),
    module(
      "Typesetting", ["DarkroomRaster", "DarkroomFontFiles", "DarkroomCHarfBuzz"], engine,
      linked: [.linkedLibrary("_FoundationICU")]),
    module("ImageComparison", ["DarkroomRaster"], engine),
    module(
      "CoreGraphics",
      ["DarkroomRaster", "DarkroomTypesetting", "DarkroomPNG", "DarkroomJPEG"], engine),
    // 2
    module(
      "QuartzCore",
      [
        "DarkroomCoreGraphics", "DarkroomObjectiveC", "DarkroomRaster",
        "DarkroomClassInstantiation",
      ], engine),
    // 3
    module(
      "UIKit",
      [
        "DarkroomQuartzCore", "DarkroomCoreGraphics", "DarkroomTypesetting", "DarkroomFontFiles",
        "DarkroomPackageSettings", "DarkroomPNG", "DarkroomJPEG", "DarkroomImageFiles",
        "DarkroomConstraintSolver", "DarkroomCSystem",
        "DarkroomObjectiveC",
        "DarkroomFoundation", "DarkroomRaster", "DarkroomTrees",
      ], views),
    module(
      "SnapshotStore",
      [
        "DarkroomPackageSettings", "DarkroomImageComparison", "DarkroomPNG", "DarkroomRaster",
        "DarkroomIOSSources",
      ], views),
    // 4
    module(
      "SnapshotTesting",
      [
        "DarkroomUIKit", "DarkroomSnapshotStore", "DarkroomImageComparison", "DarkroomPNG",
        "DarkroomRaster", "DarkroomTrees", "DarkroomTypesetting", "DarkroomFontFiles",
        "DarkroomQuartzCore", "DarkroomPackageSettings", "DarkroomXCTest",
      ], views),
    module("UIKitTesting", ["DarkroomUIKit"], strict),
    module("XCTest", ["DarkroomUIKit", "DarkroomCoreGraphics", "DarkroomObjectiveC"], strict),
    module(
      "CoreText",
      ["DarkroomUIKit", "DarkroomCoreGraphics", "DarkroomTypesetting", "DarkroomRaster"], views),
    module(
      "SwiftUI",
      [
        "DarkroomUIKit", "DarkroomCoreText", "DarkroomCombine", "DarkroomTypesetting",
        "DarkroomRaster",
      ], views),
    module(
      "_SnapshotTesting_SwiftUI",
      ["DarkroomSnapshotTesting", "DarkroomSwiftUI", "DarkroomUIKit"], strict,
      path: "Overlays/_SnapshotTesting_SwiftUI"),
    module("_Testing_UIKit", ["DarkroomUIKit"], strict, path: "Overlays/_Testing_UIKit"),
    module(
      "_Testing_CoreGraphics", ["DarkroomCoreGraphics"], strict,
      path: "Overlays/_Testing_CoreGraphics"),
    // The tool's code that runs over pixels.
    module("TerminalPictures", ["DarkroomPNG", "DarkroomRaster"], strict + hot),
    // 5
    module(
      "SnapshotTestingCustomDump",
      [
        "DarkroomSnapshotTesting",
        .product(
          name: "CustomDump", package: "swift-custom-dump",
          condition: .when(traits: ["SnapshotTestingCustomDump"])),
      ], strict),
    module(
      "InlineSnapshotTesting",
      [
        "DarkroomSnapshotTesting", "DarkroomSnapshotTestingCustomDump", "DarkroomSnapshotStore",
        "DarkroomRaster", "DarkroomIOSSources",
      ], strict),
    .executableTarget(
      name: "DarkroomSnapshotRecord",
      dependencies: [
        "DarkroomSnapshotStore", "DarkroomImageComparison", "DarkroomPNG", "DarkroomRaster",
        "DarkroomTerminalPictures", "DarkroomTrees", "DarkroomFontFiles",
        "DarkroomReportAssets", "DarkroomPackageSettings", "DarkroomIOSSources",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Sources/snapshot-record",
      swiftSettings: strict),

    // `swift package snapshot-record …`; it asks for no permission, because plugins have no sandbox on Linux.
    .plugin(
      name: "SnapshotRecord",
      capability: .command(
        intent: .custom(
          verb: "snapshot-record", description: "Run snapshot tests and refresh their baselines.")),
      path: "Sources/SnapshotRecordPlugin"),
    // Stands in for `swift` where the tool is tested, so that a run takes a moment and not a build.
    .executableTarget(
      name: "DarkroomRehearsal",
      dependencies: [
        "DarkroomSnapshotStore", "DarkroomImageComparison", "DarkroomPNG", "DarkroomRaster",
        "DarkroomTrees",
      ], path: "Tests/Rehearsal", swiftSettings: strict),
    // The build tool plugin that compiles iOS sources as they are, its tool, and what the tool does.
    module("IOSSources", [], views),
    .executableTarget(
      name: "DarkroomIOSSourcesTool", dependencies: ["DarkroomIOSSources"],
      path: "Sources/ios-sources", swiftSettings: strict),
    .plugin(
      name: "IOSSources", capability: .buildTool(), dependencies: ["DarkroomIOSSourcesTool"],
      path: "Sources/IOSSourcesPlugin"),

    // What stands before the compiler in the SDK.
    module("CompilerFront", ["DarkroomIOSSources", "DarkroomPackageSettings"], strict),
    .executableTarget(
      name: "DarkroomCompilerFrontTool",
      dependencies: ["DarkroomCompilerFront", "DarkroomPackageSettings"],
      path: "Sources/compiler-front", swiftSettings: strict),

    // What several test targets share; no product holds it.
    .target(
      name: "DarkroomTestSupport", dependencies: ["DarkroomRaster"], path: "Tests/TestSupport",
      swiftSettings: strict),

    // Random systems of constraints and an exact solver, for tests of the solver and for the fuzzing of it.
    .target(
      name: "DarkroomConstraintSystems", dependencies: ["DarkroomConstraintSolver"],
      path: "Tests/ConstraintSystems", swiftSettings: strict + hot),

    // Inputs that others write, made up: what they are tried with, and the program that tries them.
    .target(
      name: "DarkroomFuzzing",
      dependencies: [
        "DarkroomPNG", "DarkroomJPEG", "DarkroomRaster", "DarkroomTypesetting", "DarkroomFontFiles",
        "DarkroomIOSSources", "DarkroomConstraintSystems", "DarkroomSnapshotStore", "DarkroomTrees",
        "DarkroomUIKit", "DarkroomUIKitTesting", "DarkroomSwiftUI", "DarkroomImageComparison",
        "DarkroomTerminalPictures", "DarkroomReportAssets",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Tests/Fuzzing",
      exclude: ["Tool/SnapshotRecord.swift", "Tool/SnapshotRecord.docc", "Tool/Commands"],
      swiftSettings: strict + hot),
    .executableTarget(
      name: "DarkroomFuzz", dependencies: ["DarkroomFuzzing"], path: "Tests/Fuzz",
      swiftSettings: strict),
    tests(
      "FuzzTests", ["DarkroomFuzz", "DarkroomFuzzing", "DarkroomTestSupport"], exclude: ["Corpus"]),

    // They run the tool too, but do not depend on it: it would be linked twice, as the plugin's and as theirs.
    tests("IOSSourcesTests", ["DarkroomIOSSources", "DarkroomTestSupport"]),
    tests(
      "CompilerFrontTests",
      [
        "DarkroomCompilerFront", "DarkroomIOSSources", "DarkroomPackageSettings",
        "DarkroomTestSupport",
      ]),
    unedited("UneditedApp"),
    uneditedTests(of: "UneditedApp"),
    unedited("UneditedShop"),
    uneditedTests(of: "UneditedShop"),
    unedited("ItemListExample"),
    uneditedTests(of: "ItemListExample"),
    unedited("CounterExample", resources: [.process("Counter.storyboard")]),
    uneditedTests(of: "CounterExample"),
    unedited("PreviewsExample", ["DarkroomSwiftUI"]),
    uneditedTests(
      of: "PreviewsExample", ["DarkroomSwiftUI", "Darkroom_SnapshotTesting_SwiftUI"]),
    tests("RasterTests", ["DarkroomRaster", "DarkroomTestSupport"]),
    tests("ClassInstantiationTests", ["DarkroomClassInstantiation"]),
    tests("TreesTests", ["DarkroomTrees"]),
    tests("ConstraintSolverTests", ["DarkroomConstraintSolver", "DarkroomConstraintSystems"]),
    tests("PNGTests", ["DarkroomPNG", "DarkroomRaster", "DarkroomTestSupport"]),
    tests("JPEGTests", ["DarkroomJPEG", "DarkroomRaster", "DarkroomTestSupport"]),
    tests(
      "ImageFilesTests",
      ["DarkroomImageFiles", "DarkroomPNG", "DarkroomRaster", "DarkroomTestSupport"]),
    tests("ImageComparisonTests", ["DarkroomImageComparison", "DarkroomRaster"]),
    // A module of a client's, with declarations whose names Darkroom has too.
    .target(
      name: "DarkroomOwnNames", dependencies: ["DarkroomUIKit", "DarkroomSnapshotTesting"],
      path: "Tests/OwnNames", swiftSettings: aliased),
    tests("PackageSettingsTests", ["DarkroomPackageSettings", "DarkroomTestSupport"]),
    tests("FontFilesTests", ["DarkroomFontFiles", "DarkroomRaster", "DarkroomTestSupport"]),
    tests(
      "TypesettingTests",
      ["DarkroomTypesetting", "DarkroomFontFiles", "DarkroomRaster", "DarkroomTestSupport"]),
    tests(
      "UIKitTests", ["DarkroomUIKit", "DarkroomObjectiveC", "DarkroomTestSupport"],
      resources: [.process("Resources")],
      exclude: [
        "Image/Symbols/SymbolNamesInUse.txt", "Image/Symbols/SymbolSheetAnswers.txt",
      ]),
    tests(
      "SourceCompatibilityTests",
      [
        "DarkroomUIKit", "Darkroom_Testing_UIKit", "Darkroom_Testing_CoreGraphics",
        "DarkroomSnapshotTesting", "DarkroomUIKitTesting", "DarkroomOwnNames",
        "DarkroomUIKitSubmodules",
      ],
      aliases: true),
    tests("UIKitTestingTests", ["DarkroomUIKitTesting"], aliases: true),
    tests("CombineTests", ["DarkroomCombine", "DarkroomObjectiveC"], aliases: true),
    tests("ObjectiveCTests", ["DarkroomObjectiveC"]),
    tests("FoundationTests", ["DarkroomFoundation"]),
    tests("CoreTextTests", ["DarkroomCoreText", "DarkroomUIKit", "DarkroomTestSupport"]),
    tests("XCTestTests", ["DarkroomXCTest", "DarkroomUIKit"]),
    tests("osTests", ["Darkroomos"]),
    tests("SwiftUITests", ["DarkroomSwiftUI", "DarkroomUIKitTesting"], aliases: true),
    tests(
      "CoreGraphicsTests", ["DarkroomCoreGraphics", "DarkroomRaster", "DarkroomTestSupport"]),
    tests(
      "QuartzCoreTests",
      [
        "DarkroomQuartzCore", "DarkroomCoreGraphics", "DarkroomRaster", "DarkroomTestSupport",
      ]),
    tests(
      "ArchitectureTests",
      ["DarkroomPNG", "DarkroomRaster", "DarkroomIOSSources", "DarkroomTestSupport"],
      exclude: [
        "GalleryPixels.txt", "LargePictures.txt", "Members", "PublicNames/Lists", "UnsafeFiles.txt",
      ]),
    tests(
      "SnapshotStoreTests",
      [
        "DarkroomSnapshotStore", "DarkroomImageComparison", "DarkroomRaster", "DarkroomPNG",
        "DarkroomTestSupport",
      ]),
    tests(
      "SnapshotTestingTests",
      [
        "DarkroomSnapshotTesting", "DarkroomSwiftUI", "Darkroom_SnapshotTesting_SwiftUI",
        "DarkroomTestSupport",
      ],
      aliases: true),
    tests(
      "InlineSnapshotTestingTests",
      ["DarkroomInlineSnapshotTesting", "DarkroomSnapshotStore", "DarkroomTestSupport"],
      aliases: true),
    tests(
      "SnapshotRecordTests",
      [
        "DarkroomSnapshotRecord", "DarkroomRehearsal", "DarkroomSnapshotStore", "DarkroomPNG",
        "DarkroomRaster", "DarkroomTerminalPictures", "DarkroomTestSupport",
        "DarkroomFontFiles", "DarkroomPackageSettings",
      ]),
    tests("GalleryTests", ["DarkroomSnapshotTesting", "DarkroomUIKit"], aliases: true),
    tests(
      "SwiftUIGalleryTests",
      ["DarkroomSnapshotTesting", "DarkroomSwiftUI", "Darkroom_SnapshotTesting_SwiftUI"],
      resources: [.copy("Languages/ar.lproj"), .copy("Languages/en.lproj")], aliases: true),
    .testTarget(
      name: "DarkroomOverlaysTests",
      dependencies: ["DarkroomUIKit", "DarkroomUIKitTesting", "DarkroomRaster"]
        + frameworks.map { .byName(name: "Darkroom\($0.name)") },
      path: "Tests/OverlaysTests",
      swiftSettings: aliased
        + frameworks.map { .unsafeFlags(["-module-alias", "\($0.name)=Darkroom\($0.name)"]) }),
  ]
    + frameworks.map { framework in
      module(
        framework.name, framework.dependencies.map { .byName(name: "Darkroom\($0)") }, strict,
        path: "Overlays/\(framework.name)")
    }
)

// `Scripts/sdk` sets it: one library with every module that a test can import.
if Context.environment["DARKROOM_SDK"] != nil {
  let modules = package.products.compactMap { $0 as? Product.Library }.flatMap(\.targets)
  package.products.append(.library(name: "DarkroomSDK", type: .dynamic, targets: modules))
}

// `Scripts/demo` and `Scripts/check-sanitizers` set them: some targets and what these are built on, so that nothing
// waits for the rest. Flags and build folder are the same: a later build of all targets compiles none of these again.
let onlyTargets =
  Context.environment["DARKROOM_GALLERY"] != nil
  ? "GalleryTests" : Context.environment["DARKROOM_TARGETS"]
if let onlyTargets {
  var wanted = Set(onlyTargets.split(separator: ",").map { "Darkroom\($0)" })
  for _ in package.targets {
    for target in package.targets where wanted.contains(target.name) {
      for case .byNameItem(let name, _) in target.dependencies { wanted.insert(name) }
      for case .targetItem(let name, _) in target.dependencies { wanted.insert(name) }
      for case .plugin(let name, nil) in target.plugins ?? [] { wanted.insert(name) }
    }
  }
  package.targets.removeAll { !wanted.contains($0.name) }
  package.products = []
  // The tool and Combine have dependencies; what else can be chosen has none.
  if wanted.isDisjoint(with: ["DarkroomSnapshotRecord", "DarkroomCombine"]) {
    package.dependencies = []
  }
}

#else

// Anywhere else the build stops with one sentence that says where Darkroom runs.
let package = Package(
  name: "darkroom",
  products: [.library(name: "Darkroom", targets: ["DarkroomRunsOnLinux"])],
  targets: [.target(name: "DarkroomRunsOnLinux", path: "Sources/RunsOnLinux")]
)

#endif
