import Foundation
import Testing

/// The arrows drawn in CONTRIBUTING.md against the imports that the sources make.
struct ArrowTests {
  @Test func everyImportFollowsAnArrow() throws {
    let arrows = try Arrows.ofTheRepository()
    var violations: [String] = []

    for module in try Repository.modules() where module != "RunsOnLinux" && module != "Overlays" {
      for file in try Repository.swiftFiles(in: "Sources/\(module)") {
        for imported in try Self.darkroomImports(of: file)
        where !arrows.allows(from: module, to: imported) {
          violations.append("\(module)/\(file.lastPathComponent) imports \(imported)")
        }
      }
    }

    #expect(violations == [])
  }

  /// The arrows of `Sources/Overlays` are the manifest's, which refuses circles.
  @Test func everyFrameworkImportsWhatTheManifestDeclares() throws {
    let declared = try Arrows.ofTheFrameworks().targets
    let folders = try Repository.folders(in: "Sources/Overlays").filter { !$0.hasSuffix(".docc") }

    #expect(folders == declared.keys.sorted())
    for framework in folders {
      let imported = try Repository.swiftFiles(in: "Sources/Overlays/\(framework)")
        .reduce(into: Set<String>()) { try $0.formUnion(Self.darkroomImports(of: $1)) }

      #expect(imported == declared[framework], "\(framework)")
    }
  }

  @Test func theManifestHasTwoFormsForAFramework() throws {
    let arrows = try Arrows(
      manifest: """
        module("A", ["DarkroomB"], strict),
        let frameworks: [(name: String, dependencies: [String])] = [
          ("MapKit", ["CoreLocation", "UIKit"]),
          ("simd", []),
        ]
        module(
          "OSLog", ["Darkroomos"], strict,
          path: "Overlays/OSLog"),
        """)

    #expect(arrows.targets == ["MapKit": ["CoreLocation", "UIKit"], "simd": [], "OSLog": ["os"]])
  }

  @Test func everyModuleHasItsArrows() throws {
    let arrows = try Arrows.ofTheRepository()
    let missing = try Repository.modules().filter {
      $0 != "RunsOnLinux" && $0 != "Overlays" && !arrows.names.contains($0)
    }

    #expect(missing == [])
  }

  @Test func noArrowPointsUp() throws {
    let arrows = try Arrows.ofTheRepository()

    #expect(arrows.upward() == [])
  }

  /// A C library has one door in a module, and so have its pointers; PNG's has one for reading and one for writing.
  @Test(arguments: [
    "DarkroomCPNG", "DarkroomCJPEG", "DarkroomCImageFiles", "DarkroomCXXHash",
    "DarkroomCSystem",
    "DarkroomClassInstantiation", "DarkroomReportAssets", "_FoundationICU",
  ])
  func atMostTwoFilesOfAModuleImportACLibrary(library: String) throws {
    let importers = try Repository.swiftFiles(in: "Sources").filter { file in
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").contains {
        !$0.hasPrefix("//") && $0.hasSuffix("import \(library)")
      }
    }
    let sources = Repository.root.appending(path: "Sources").pathComponents.count
    let modules = Dictionary(grouping: importers) { $0.pathComponents[sources] }

    #expect(!modules.isEmpty)
    for (module, files) in modules {
      #expect(files.count <= 2, "\(module): \(files.map(\.lastPathComponent))")
    }
  }

  /// Loading the whole of Foundation takes longer than `diff` does for two pictures of a phone.
  @Test(arguments: [
    "snapshot-record", "SnapshotStore", "FontFiles", "PackageSettings", "TerminalPictures",
    "ImageComparison", "PNG", "Raster", "Trees",
  ])
  func theToolNeedsTheEssentialsOfFoundationAlone(module: String) throws {
    let importers = try Repository.swiftFiles(in: "Sources/\(module)").filter {
      try String(contentsOf: $0, encoding: .utf8).contains(#/(?m)^(?:\w+ )?import Foundation$/#)
    }

    #expect(importers.map(\.lastPathComponent) == [])
  }

  @Test func onlyTheGatewayImportsHarfBuzz() throws {
    let importers = try Repository.swiftFiles(in: "Sources").filter {
      try String(contentsOf: $0, encoding: .utf8).contains("\nimport DarkroomCHarfBuzz\n")
        || String(contentsOf: $0, encoding: .utf8).hasPrefix("import DarkroomCHarfBuzz\n")
    }

    #expect(
      importers.map(\.lastPathComponent).sorted() == ["HarfBuzz+Shaping.swift", "HarfBuzz.swift"])
  }

  /// The short names of our modules that `file` imports.
  static func darkroomImports(of file: URL) throws -> Set<String> {
    let pattern =
      #/^\s*(?:@\w+(?:\(.*\))?\s+)*(?:public |package |internal |private |fileprivate )?import (?:(?:struct|class|enum|protocol|func|typealias|let|var) )?Darkroom(\w+)/#
    let text = try String(contentsOf: file, encoding: .utf8)
    return Set(
      text.split(separator: "\n").compactMap {
        try? pattern.firstMatch(in: $0).map { String($0.1) }
      }
    )
  }
}
