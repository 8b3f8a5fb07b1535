import DarkroomTestSupport
import Testing

@testable import DarkroomIOSSources

/// Four times the code takes four times as long, not sixteen times.
struct GrowthTests {
  private static let limit = 9.0

  private func ratio(_ size: Int, _ text: (Int) -> String) -> Double {
    CPUGrowth.ratio(size: size, factor: 4) { size, _ in
      let source = SourceText(path: "/src/0.swift", text: text(size))
      _ = ModuleTranslation(module: "App", sources: [source])
    }
  }

  @Test func classesAreLinear() {
    let ratio = ratio(300) { count in
      (0..<count).map { "class C\($0): UIView { @objc func tap() {} }\n" }.joined()
    }

    #expect(ratio < Self.limit)
  }

  @Test func membersAreLinear() {
    let ratio = ratio(300) { count in
      "class C: UIView {\n" + (0..<count).map { "@objc func tap\($0)() {}\n" }.joined() + "}\n"
    }

    #expect(ratio < Self.limit)
  }

  @Test func overridesInExtensionsAreLinear() {
    let ratio = ratio(200) { count in
      let bodies = (0..<count).map {
        "class C\($0): UIView {}\nextension C\($0) { override func layoutSubviews() {} }\n"
      }
      return bodies.joined()
    }

    #expect(ratio < Self.limit)
  }

  /// Each of them has a path as long as it lies deep.
  @Test func nestedTypesHaveNoLongerPathsThanTheCompilerTakes() {
    func lengths(_ depth: Int) -> Int {
      let text =
        String(repeating: "class C: UIView {\n", count: depth) + "@objc func tap() {}\n"
        + String(repeating: "}\n", count: depth)
      let declarations = DeclarationParser.declarations(of: SourceText(path: "a", text: text))
      return declarations.types.reduce(0) { $0 + $1.path.utf8.count }
    }

    #expect(lengths(100) < lengths(200))
    #expect(lengths(1000) == lengths(500))
  }
}
