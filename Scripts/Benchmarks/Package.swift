// swift-tools-version: 6.2
import PackageDescription

// The engine's own sources through the link `Engine`, so that `package` access reaches the runner.

let strict: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]
let engine = strict + [.unsafeFlags(["-cross-module-optimization"])]
#if arch(x86_64)
let avx2 = strict + [.unsafeFlags(["-target-cpu", "haswell", "-Xcc", "-mavx2"])]
#else
let avx2 = strict
#endif

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting] = engine,
  linked: [LinkerSetting] = []
) -> Target {
  .target(
    name: "Darkroom\(name)", dependencies: dependencies, path: "Engine/\(name)",
    swiftSettings: settings, linkerSettings: linked)
}

let package = Package(
  name: "DarkroomBenchmarks",
  targets: [
    module("CSystem"),
    module("SystemPackages"),
    module("CXXHash", ["DarkroomSystemPackages"]),
    module("RasterKernels"),
    module("RasterKernelsAVX2", [], avx2),
    module(
      "Raster",
      [
        "DarkroomRasterKernels", "DarkroomRasterKernelsAVX2", "DarkroomCSystem", "DarkroomCXXHash",
      ]),
    module(
      "CPNG", ["DarkroomSystemPackages"],
      linked: ["png", "z", "isal", "deflate"].map { .linkedLibrary($0) }),
    module("PNG", ["DarkroomRaster", "DarkroomCPNG"]),
    .systemLibrary(name: "DarkroomCHarfBuzz", path: "Engine/CHarfBuzz", pkgConfig: "harfbuzz"),
    module("PackageSettings"),
    module("FontFiles", ["DarkroomCXXHash", "DarkroomPackageSettings"]),
    module(
      "Typesetting", ["DarkroomRaster", "DarkroomFontFiles", "DarkroomCHarfBuzz"],
      linked: [.linkedLibrary("_FoundationICU")]),
    module("ConstraintSolver"),
    module("IOSSources"),
    .target(name: "LibPNG", path: "LibPNG", linkerSettings: [.linkedLibrary("png")]),
    .executableTarget(
      name: "CodecRunner", dependencies: ["DarkroomPNG", "DarkroomRaster", "LibPNG"],
      path: "CodecRunner", swiftSettings: strict),
    .executableTarget(
      name: "GrowthRunner", dependencies: ["DarkroomIOSSources", "DarkroomTypesetting"],
      path: "GrowthRunner", swiftSettings: strict),
    .executableTarget(
      name: "LayoutRunner", dependencies: ["DarkroomConstraintSolver"], path: "LayoutRunner",
      swiftSettings: strict),
    .executableTarget(
      name: "SceneRunner",
      dependencies: ["DarkroomRaster", "DarkroomFontFiles", "DarkroomTypesetting", "DarkroomPNG"],
      path: "SceneRunner", swiftSettings: strict),
    .executableTarget(
      name: "SceneAgreement", dependencies: ["DarkroomPNG", "DarkroomRaster"],
      path: "SceneAgreement", swiftSettings: strict),
  ]
)
