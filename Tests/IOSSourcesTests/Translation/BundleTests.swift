import Testing

@testable import DarkroomIOSSources

/// Each module has a bundle with its name, as on iOS; of Foundation's on Linux all are that of the program.
struct BundleTests {
  @Test(arguments: [
    ("let b = Bundle(for: C.self)", "let b = Bundle(_of: C.self)"),
    (
      "let b = Foundation.Bundle(for: type(of: self))",
      "let b = Foundation.Bundle(_of: type(of: self))"
    ),
    ("let b = Bundle(path: p)", "let b = Bundle(path: p)"),
    ("for bundle in Bundle.all {}", "for bundle in Bundle.all {}"),
  ])
  func bundlesOfClassesKnowTheirModule(line: String, expected: String) {
    #expect(translated(line + "\n")[0] == expected)
  }

  @Test func aBundleOfTheModuleItselfStays() {
    let line = "let b = Bundle(for: C.self)"
    #expect(
      translated(line + "\n", beside: "struct Bundle { init(for: Any.Type) {} }\n")[0] == line)
  }
}
