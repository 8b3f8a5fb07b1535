import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomIOSSources

/// What cannot be translated is told by the compiler, beside its own errors: all of it at once.
struct DiagnosticTests {
  private static let damaged = SourceText.readable(
    path: "/src/Latin.swift", bytes: Array("let a = \"caf".utf8) + [0xE9])

  private func translation() -> ModuleTranslation {
    let first = SourceText(
      path: "/src/First.swift",
      text: "class A {\n  @NSManaged var a: Int\n  let b = #fileLiteral(resourceName: \"b\")\n}\n")
    let second = SourceText(
      path: "/src/Second.swift", text: "class B: UIView { @objc func tap() {} }\n")
    return ModuleTranslation(module: "App", sources: [first, second, Self.damaged])
  }

  @Test func everyProblemIsAnErrorAtItsPlaceInItsFile() {
    let files = translation().files

    #expect(files[0].contains("#sourceLocation(file: \"/src/First.swift\", line: 2)\n#error(\""))
    #expect(files[0].contains("#sourceLocation(file: \"/src/First.swift\", line: 3)\n   #error(\""))
    #expect(files[1].contains("func tap() {}") && !files[1].contains("#error"))
    #expect(files[2].contains("#error(\"the file is not UTF-8"))
  }

  @Test func theRestOfTheModuleIsEntered() {
    #expect(translation().registry.contains("darkroomRegisterFile1()"))
    #expect(translation().sourcesWithRegistry.joined().contains("_ClassRegistry.add(module:"))
  }

  /// A build tool that fails keeps the compiler from saying what it found.
  @Test func theProgramWritesAllFilesAndLeavesErrorsToTheCompiler() throws {
    let folder = try ScratchFolder()
    try folder.write(Array("class A { @NSManaged var a: Int }\n".utf8), to: "A.swift")
    try folder.write(Array("let b = 1\n".utf8), to: "B.swift")
    func path(_ name: String) -> String { "\(folder.path)/\(name)" }
    let run = try IOSSourcesTool.run(
      "App", path("R.swift"), path("A.swift"), path("A.out"), path("B.swift"), path("B.out"))

    #expect(run.status == 0)
    #expect(try String(contentsOfFile: path("A.out"), encoding: .utf8).contains("#error(\""))
    #expect(try String(contentsOfFile: path("B.out"), encoding: .utf8).contains("let b = 1"))
  }

  @Test func columnsAreThoseOfTheSource() {
    let diagnostic = SourceDiagnostic(
      path: "/a", line: 1, column: 20, message: "no", cause: .coreData, isWarning: true)

    #expect(diagnostic.description == "/a:1:20: warning: no")
    #expect(
      diagnostic.directive
        == "#sourceLocation(file: \"/a\", line: 1)\n          #warning(\"no\")\n#sourceLocation()\n"
    )
  }
}
