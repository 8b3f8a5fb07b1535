import Testing

@testable import DarkroomIOSSources

/// Excerpts in the compiler's errors count the lines of the translated file.
struct LineTests {
  private func physical(_ text: String) -> [String] {
    ModuleTranslation(module: "App", sources: [SourceText(path: "/a.swift", text: text)]).files[0]
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func linesKeepTheirNumbersWhereAnIdleOneIsFirst() {
    let text = "import UIKit\n\nclass A: UIView {\n  @objc func tap() {}\n}\nlet last = 1\n"
    let lines = physical(text)

    #expect(lines[1] == "#sourceLocation(file: \"/a.swift\", line: 3)")
    #expect(lines[2] == "class A: UIView {")
    #expect(lines[5] == "let last = 1")
  }

  @Test(arguments: ["let a = 1\n\nlet b = 2\n", "/*\n\n*/\nlet a = 1\n", "import Other\n\n", ""])
  func otherwiseTheDirectiveHasALineOfItsOwn(_ text: String) {
    #expect(physical(text)[0] == "#sourceLocation(file: \"/a.swift\", line: 1)")
  }

  @Test func returnsStayAtTheEndsOfLines() {
    let source = SourceText(path: "/a.swift", text: "// A\r\nimport UIKit\r\n")
    let file = ModuleTranslation(module: "App", sources: [source]).files[0]

    #expect(
      file.hasPrefix(
        "#sourceLocation(file: \"/a.swift\", line: 2)\r\nimport DarkroomUIKit\r\n"))
  }

  @Test func localAndNestedClassesTakeNoLines() {
    let text = """
      //
      func f() {
        class Spy: NSObject { @objc func a() {} }
      }
      enum Outer {
        private class Inner: UIView {
          @objc func b() {}
        }
      }
      let last = 1

      """

    #expect(physical(text)[9] == "let last = 1")
  }
}
