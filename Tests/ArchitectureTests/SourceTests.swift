import Foundation
import Testing

/// What a stranger relies on when reading the sources.
struct SourceTests {
  /// Names that gather what belongs elsewhere.
  static let magnets: Set<String> = [
    "Utils", "Util", "Utilities", "Helpers", "Helper", "Manager", "Common", "Misc", "Extensions",
    "Types", "Constants", "Internal",
  ]

  @Test func noFileIsADumpingGround() throws {
    let found = try Repository.swiftFiles(in: "Sources").filter {
      Self.magnets.contains($0.deletingPathExtension().lastPathComponent)
    }

    #expect(found.map(\.lastPathComponent) == [])
  }

  @Test func noFileExceedsSixHundredLinesWithoutSayingWhy() throws {
    let long = try Repository.swiftFiles(in: "Sources").filter {
      let text = try String(contentsOf: $0, encoding: .utf8)
      return text.split(separator: "\n", omittingEmptySubsequences: false).count > 600
        && !text.contains("// size:")
    }

    #expect(long.map(\.lastPathComponent) == [])
  }

  @Test func errorsAreNotForcedAway() throws {
    let found = try Repository.swiftFiles(in: "Sources").filter {
      try String(contentsOf: $0, encoding: .utf8).split(separator: "\n").contains {
        $0.contains("try!") && !$0.trimmingPrefix(while: { $0 == " " }).hasPrefix("//")
      }
    }

    #expect(found.map(\.lastPathComponent) == [])
  }

  /// An optimized build drops the messages of the standard library's traps: programs end by `UncaughtException`.
  @Test func programsEndInOneWay() throws {
    let trap = /\b(?:precondition|preconditionFailure|fatalError|assert|assertionFailure)\(/
    let found = try Repository.swiftFiles(in: "Sources")
      .filter {
        try String(contentsOf: $0, encoding: .utf8).split(separator: "\n").contains {
          !$0.trimmingPrefix(while: { $0 == " " }).hasPrefix("//") && $0.contains(trap)
        }
      }
      .compactMap { $0.path.split(separator: "/Sources/", maxSplits: 1).last.map(String.init) }

    #expect(found.filter { Self.unbreakable[$0] == nil } == [])
    #expect(Self.unbreakable.keys.filter { !found.contains($0) } == [], "no longer needed")
  }

  /// Conditions that no input violates, and why.
  private static let unbreakable = [
    "Foundation/Strings/UnitReplacement.swift": "set before the only caller is installed",
    "Raster/Bands/BandRasterizer.swift":
      "a bitmap context was refused where its rows would not fit in its memory",
    "CoreGraphics/Memory/CallersMemory.swift":
      "bytes that do not hold the rows of an image or a context were refused before",
    "Raster/Sampling/PictureSource.swift":
      "the rasterizer asks for rows of the area that it set up",
    "Raster/Pixmap/Surface.swift": "the rasterizer writes rows of its own band",
    "Raster/Coverage/CoverageAccumulator+Outlines.swift":
      "a band is as high as the rasterizer makes it",
    "Raster/Hashing/ContentHasher.swift": "a hundred bytes of memory",
    "IOSSources/Translation/ModuleTranslation.swift":
      "the text of a client's registry, in the client's module",
    "Raster/Sampling/ImageSource+Sampling.swift":
      "the rasterizer asks for columns that it prepared",
  ]

  @Test func theTopLevelIsAMap() throws {
    let entries = try FileManager.default.contentsOfDirectory(atPath: Repository.root.path)
      .filter { !$0.hasPrefix(".") && $0 != "Package.resolved" }

    #expect(
      Set(entries) == [
        "Package.swift", "Sources", "Tests", "__Snapshots__", "Scripts", "README.md",
        "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE",
      ])
  }
}
