// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)

/// Whether SwiftPM fetched this copy for a package that depends on it: nobody edits it there.
let isCheckout = Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts"

#if compiler(>=6.3) && compiler(<6.4)
let isKnownCompiler = true
#else
let isKnownCompiler = false
#endif

/// What every Swift target is checked with.
///
/// Warnings are errors with the compiler that the sources were written for, and never in a client's
/// checkout: a newer compiler's new warning breaks nobody. No script adds a flag of its own, so that
/// scripts and plain `swift test` share one build.
let strict: [SwiftSetting] =
  [
    .strictMemorySafety(),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + (isKnownCompiler && !isCheckout ? [.treatAllWarnings(as: .error)] : [])

/// `DARKROOM_UNOPTIMIZED` leaves optimisation out, for quicker builds while types are changed.
let isOptimized = Context.environment["DARKROOM_UNOPTIMIZED"] == nil

func debug(_ flags: [String]) -> SwiftSetting {
  .unsafeFlags(flags, .when(configuration: .debug))
}

/// One compilation for a module: fewer seconds in all, but an edit of a file compiles every file.
///
/// The threads are those of LLVM alone; what comes before it has one, on machines of any size.
let wholeModule = ["-disable-batch-mode", "-whole-module-optimization", "-num-threads", "8"]
let lineTables = ["-Xfrontend", "-gline-tables-only"]
/// Clients run `swift test`, a debug build; these flags optimise the library there too.
///
/// Of optimised code a debugger shows little more than lines, so there is no more in the objects.
let optimization = ["-O"] + lineTables

/// Where clients build the library, overlapping accesses are not checked for, as nowhere in Apple's frameworks.
///
/// Our own builds and tests do check. The checks are a sixth of what building and laying out a screen takes.
let unchecked = isCheckout ? ["-enforce-exclusivity=unchecked"] : []

/// What runs once a test or once a file: its seconds are a client's build, not its tests.
let plain = strict + (isCheckout && isOptimized ? [debug(wholeModule)] : [])
/// Views: optimised file by file where they are edited.
///
/// For size: that compiles in two thirds of the time.
let optimized =
  strict
  + (isOptimized
    ? [debug(["-Osize"] + lineTables + unchecked + (isCheckout ? wholeModule : []))] : [])
/// What a build tool plugin runs.
///
/// SwiftPM asks for it twice in one build: where it is compiled file by file, the second time there is nothing to do.
let pluginTool = strict + (isOptimized ? [debug(["-Osize"] + lineTables + unchecked)] : [])
/// Small hot modules: whole-module, their bodies visible to the modules above.
let wholeModuleDebug: [SwiftSetting] =
  isOptimized ? [debug(optimization + unchecked + wholeModule)] : []
let crossModule: [SwiftSetting] =
  isOptimized ? [.unsafeFlags(["-cross-module-optimization"])] : []
let engine = strict + wholeModuleDebug + crossModule
/// The AVX2 kernels: never cross-module, so that no 256-bit instruction leaves the target.
#if arch(x86_64)
let avx2 =
  strict + wholeModuleDebug + [.unsafeFlags(["-target-cpu", "haswell", "-Xcc", "-mavx2"])]
#else
let avx2 = strict + wholeModuleDebug
#endif
/// The first error alone is printed: it may be the one that names the missing packages.
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
      "ObjectiveC", "CoreText", "os", "OSLog", "_Testing_UIKit", "_Testing_CoreGraphics",
      "InlineSnapshotTesting", "SnapshotTestingCustomDump",
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
func unedited(_ name: String, resources: [Resource] = []) -> Target {
  .target(
    name: "Darkroom\(name)", dependencies: ["DarkroomUIKit", "DarkroomCombine"],
    path: "Tests/\(name)", sources: ["Linux.swift"], resources: resources,
    swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["IOSSources"])
}

/// Its tests, in `Tests/<name>Tests`.
func uneditedTests(of name: String) -> Target {
  .testTarget(
    name: "Darkroom\(name)Tests",
    dependencies: [
      .target(name: "Darkroom\(name)"), "DarkroomSnapshotTesting", "DarkroomUIKitTesting",
    ],
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
        "DarkroomCoreText", "DarkroomXCTest", "Darkroomos",
        "DarkroomOSLog", "Darkroom_Testing_UIKit", "Darkroom_Testing_CoreGraphics",
        "DarkroomUIKitSubmodules",
      ]),
    // Of their own, so that nobody else builds them.
    .library(
      name: "DarkroomInlineSnapshotTesting", targets: ["DarkroomInlineSnapshotTesting"]),
    .library(
      name: "DarkroomSnapshotTestingCustomDump", targets: ["DarkroomSnapshotTestingCustomDump"]),
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
    // The tool's child programs, server, pages and colours are pieces of its own, because every client builds
    // the tool. CPU seconds of a cold build of each library (the tool's own module takes 9): swift-subprocess
    // 1.0.2 with swift-system 8 (instead of 160 lines), FlyingFox 0.27.1 10 (of 289), Rainbow 4.2.2 4 (of 20),
    // swift-mustache 2.1.1 3 (of none: the pages are static, and their data is JSON).

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
    module("PackageSettings", [], plain),
    module("ObjectiveC", [], optimized),
    module("Foundation", [], plain, linked: [.linkedLibrary("_FoundationICU")]),
    module("os", [], plain),
    module("OSLog", ["Darkroomos"], plain, path: "Overlays/OSLog"),
    module("CoreText", ["DarkroomCoreGraphics"], plain, path: "Overlays/CoreText"),
    module(
      "Combine",
      [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ], plain),
    shim(
      "CPNG", ["DarkroomSystemPackages"],
      linked: ["png", "z", "isal", "deflate"].map { .linkedLibrary($0) }),
    shim("CJPEG", ["DarkroomSystemPackages"], linked: [.linkedLibrary("jpeg")]),
    .systemLibrary(
      name: "DarkroomCHarfBuzz", path: "Sources/CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"])]),
    // 1
    module("PNG", ["DarkroomRaster", "DarkroomCPNG"], engine),
    module("JPEG", ["DarkroomRaster", "DarkroomCJPEG"], engine),
    // Not Raster: whatever stands between Raster and UIKit is waited for in every cold build.
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
      "QuartzCore", ["DarkroomCoreGraphics", "DarkroomObjectiveC", "DarkroomRaster"], engine),
    // 3
    module(
      "UIKit",
      [
        "DarkroomQuartzCore", "DarkroomCoreGraphics", "DarkroomTypesetting", "DarkroomFontFiles",
        "DarkroomPackageSettings", "DarkroomPNG", "DarkroomJPEG", "DarkroomConstraintSolver",
        "DarkroomClassInstantiation", "DarkroomCSystem", "DarkroomObjectiveC",
        "DarkroomFoundation", "DarkroomRaster", "DarkroomTrees",
      ], optimized),
    module(
      "SnapshotStore",
      [
        "DarkroomPackageSettings", "DarkroomImageComparison", "DarkroomPNG", "DarkroomRaster",
        "DarkroomIOSSources",
      ], plain),
    // 4
    module(
      "SnapshotTesting",
      [
        "DarkroomUIKit", "DarkroomSnapshotStore", "DarkroomImageComparison", "DarkroomPNG",
        "DarkroomRaster", "DarkroomTrees", "DarkroomTypesetting", "DarkroomFontFiles",
        "DarkroomQuartzCore", "DarkroomPackageSettings",
      ], plain),
    module("UIKitTesting", ["DarkroomUIKit"], plain),
    module("XCTest", ["DarkroomUIKit", "DarkroomCoreGraphics", "DarkroomObjectiveC"], plain),
    module("_Testing_UIKit", ["DarkroomUIKit"], plain, path: "Overlays/_Testing_UIKit"),
    module(
      "_Testing_CoreGraphics", ["DarkroomCoreGraphics"], plain,
      path: "Overlays/_Testing_CoreGraphics"),
    // The tool's code that runs over pixels; the rest of the tool is not worth the time to optimise it.
    module("TerminalPictures", ["DarkroomPNG", "DarkroomRaster"], strict + wholeModuleDebug),
    // 5
    module(
      "SnapshotTestingCustomDump",
      [
        "DarkroomSnapshotTesting",
        .product(
          name: "CustomDump", package: "swift-custom-dump",
          condition: .when(traits: ["SnapshotTestingCustomDump"])),
      ], plain),
    module(
      "InlineSnapshotTesting",
      [
        "DarkroomSnapshotTesting", "DarkroomSnapshotTestingCustomDump", "DarkroomSnapshotStore",
        "DarkroomRaster", "DarkroomIOSSources",
      ], plain),
    .executableTarget(
      name: "DarkroomSnapshotRecord",
      dependencies: [
        "DarkroomSnapshotStore", "DarkroomImageComparison", "DarkroomPNG", "DarkroomRaster",
        "DarkroomTerminalPictures", "DarkroomTrees", "DarkroomFontFiles",
        "DarkroomReportAssets", "DarkroomPackageSettings",
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
    module("IOSSources", [], pluginTool),
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
      path: "Tests/ConstraintSystems", swiftSettings: strict + wholeModuleDebug),

    // Inputs that others write, made up: what they are tried with, and the program that tries them.
    .target(
      name: "DarkroomFuzzing",
      dependencies: [
        "DarkroomPNG", "DarkroomJPEG", "DarkroomRaster", "DarkroomTypesetting", "DarkroomFontFiles",
        "DarkroomIOSSources", "DarkroomConstraintSystems", "DarkroomSnapshotStore", "DarkroomTrees",
        "DarkroomUIKit", "DarkroomUIKitTesting", "DarkroomImageComparison",
        "DarkroomTerminalPictures", "DarkroomReportAssets",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Tests/Fuzzing",
      exclude: ["Tool/SnapshotRecord.swift", "Tool/SnapshotRecord.docc", "Tool/Commands"],
      swiftSettings: strict + wholeModuleDebug),
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
    tests("RasterTests", ["DarkroomRaster", "DarkroomTestSupport"]),
    tests("ClassInstantiationTests", ["DarkroomClassInstantiation"]),
    tests("TreesTests", ["DarkroomTrees"]),
    tests("ConstraintSolverTests", ["DarkroomConstraintSolver", "DarkroomConstraintSystems"]),
    tests("PNGTests", ["DarkroomPNG", "DarkroomRaster", "DarkroomTestSupport"]),
    tests("JPEGTests", ["DarkroomJPEG", "DarkroomRaster", "DarkroomTestSupport"]),
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
      resources: [.process("Resources")]),
    tests(
      "SourceCompatibilityTests",
      [
        "DarkroomUIKit", "Darkroom_Testing_UIKit", "Darkroom_Testing_CoreGraphics",
        "DarkroomSnapshotTesting", "DarkroomUIKitTesting", "DarkroomOwnNames",
        "DarkroomUIKitSubmodules",
      ],
      aliases: true),
    tests("UIKitTestingTests", ["DarkroomUIKitTesting"], aliases: true),
    tests("CombineTests", ["DarkroomCombine"], aliases: true),
    tests("ObjectiveCTests", ["DarkroomObjectiveC"]),
    tests("FoundationTests", ["DarkroomFoundation"]),
    tests("XCTestTests", ["DarkroomXCTest", "DarkroomUIKit"]),
    tests("osTests", ["Darkroomos"]),
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
      "SnapshotTestingTests", ["DarkroomSnapshotTesting", "DarkroomTestSupport"], aliases: true),
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
  ]
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
    }
  }
  package.targets.removeAll { !wanted.contains($0.name) }
  package.products = []
  package.dependencies = []
}

#else

// Anywhere else the build stops with one sentence that says where Darkroom runs.
let package = Package(
  name: "darkroom",
  products: [.library(name: "Darkroom", targets: ["DarkroomRunsOnLinux"])],
  targets: [.target(name: "DarkroomRunsOnLinux", path: "Sources/RunsOnLinux")]
)

#endif
