import Foundation
import Testing

/// The manifest against the same arrows.
struct ManifestTests {
  @Test func targetsDependOnlyAlongArrows() throws {
    let arrows = try Arrows.ofTheRepository()
    let manifest = try Repository.text("Package.swift")
    var violations: [String] = []

    for match in manifest.matches(of: #/module\(\s*"(\w+)",\s*\[([^\]]*)\]/#) {
      let module = String(match.1)
      guard !module.hasPrefix("_Testing") else { continue }
      for dependency in match.2.matches(of: #/"Darkroom(\w+)"/#)
      where !arrows.allows(from: module, to: String(dependency.1)) {
        violations.append("\(module) → \(dependency.1)")
      }
    }

    #expect(violations == [])
  }

  @Test func theMissingPackagesAreThoseOfTheSetup() throws {
    let header = try Repository.text("Sources/SystemPackages/include/SystemPackages.h")
    let setup = try Repository.text("Scripts/setup")
    let named = try #require(header.firstMatch(of: #/install -y --no-install-recommends (.*)/#))
    let installed = try #require(setup.firstMatch(of: #/\npackages=\(([^)]*)\)/#))
    let words = { (text: Substring) in Set(text.split(whereSeparator: \.isWhitespace)) }

    #expect(words(named.1) == words(installed.1).union(["python3-pip"]))
  }

  @Test func everyCTargetLooksForThePackages() throws {
    let shims = ["CPNG", "CJPEG", "CXXHash"]
    for file in try shims.flatMap({ try Repository.files("c", in: "Sources/\($0)") }) {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(
        text.contains(#"#include "SystemPackages.h""#) || text.contains("HashKernels.h")
          || text.contains("Failure.h"))
    }
  }
}
