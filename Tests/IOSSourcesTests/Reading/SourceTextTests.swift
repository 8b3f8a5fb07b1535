import DarkroomIOSSources
import Testing

struct SourceTextTests {
  @Test func damagedUTF8IsNamedWithItsPlace() {
    let latin = Array("let a = 1\nlet b = \"caf".utf8) + [0xE9] + Array("\"\n".utf8)

    #expect(throws: SourceDiagnostic.self) { try SourceText(path: "/src/B.swift", bytes: latin) }
    do throws(SourceDiagnostic) {
      _ = try SourceText(path: "/src/B.swift", bytes: latin)
    } catch {
      #expect(
        error.description
          == "/src/B.swift:2:13: error: the file is not UTF-8: save it with that encoding")
    }
  }

  @Test func byteOrderMarksAreLeftOut() throws {
    let text = try SourceText(path: "a", bytes: [0xEF, 0xBB, 0xBF] + Array("import UIKit\n".utf8))

    #expect(text.bytes == Array("import UIKit\n".utf8))
    #expect(text.tokens.count == 2)
  }

  @Test func positionsAreLinesAndBytes() {
    let text = SourceText(path: "a", text: "é\n\nab")

    #expect(text.position(of: 0) == (1, 1))
    #expect(text.position(of: 2) == (1, 3))
    #expect(text.position(of: 3) == (2, 1))
    #expect(text.position(of: 5) == (3, 2))
    #expect(text.position(of: 99) == (3, 3))
  }
}
