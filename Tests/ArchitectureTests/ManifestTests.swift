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
}
