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

  /// Then the first error names the packages to install, and not a header that is missing.
  @Test func everyCFileLooksForThePackagesBeforeItIncludesTheirHeaders() throws {
    let header = try Repository.text("Sources/SystemPackages/include/SystemPackages.h")
    let looked = Set(header.matches(of: #/__has_include\(<(?:harfbuzz/)?([\w.-]+)/#).map(\.1))
    let headers = try Repository.files("h", in: "Sources").map {
      ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
    }
    let texts = Dictionary(headers, uniquingKeysWith: { first, _ in first })
    var found: Set<Substring> = []

    for file in try Repository.files("c", in: "Sources") {
      let included = Self.included(by: try String(contentsOf: file, encoding: .utf8), of: texts)
      let names = included.map { $0.prefix { $0 != "/" } }
      guard let first = names.firstIndex(where: looked.contains) else { continue }
      found.formUnion(names)
      #expect(names[..<first].contains("SystemPackages.h"), "\(file.lastPathComponent)")
    }
    #expect(looked.subtracting(found) == ["hb.h"], "which is included by a header for Swift")
  }

  /// What a text includes, in the order of the compiler, with what our own headers include.
  private static func included(by text: String, of headers: [String: String]) -> [Substring] {
    text.matches(of: #/(?m)^ *#include ["<]([^">]+)[">]/#).flatMap { match in
      [match.1] + (headers[String(match.1)].map { included(by: $0, of: headers) } ?? [])
    }
  }
}
