import Testing

@testable import DarkroomCompilerFront

@Suite struct ResponseFileTests {
  @Test(arguments: [
    ("/a/b.swift\n/c.swift\n", ["/a/b.swift", "/c.swift"]),
    ("'/a b/c.swift'\n", ["/a b/c.swift"]),
    ("/a\\ b.swift\n", ["/a b.swift"]),
    ("'/it'\\''s.swift'\n", ["/it's.swift"]),
    ("\"/a b.swift\" /c.swift", ["/a b.swift", "/c.swift"]),
    ("'a\\b'\n", ["a\\b"]),
    ("''\n\n", [""]),
    ("", []),
  ])
  func aPathIsReadAsAShellDoes(text: String, paths: [String]) {
    #expect(ResponseFile.paths(in: text) == paths)
  }

  @Test func whatIsWrittenIsReadBack() {
    let paths = ["/plain.swift", "/with space", "/it's", "/back\\slash", "/\"quoted\"", "/ünïcode"]
    #expect(ResponseFile.paths(in: ResponseFile.text(of: paths)) == paths)
  }
}
