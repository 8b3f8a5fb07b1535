import DarkroomTestSupport
import Foundation
import Testing

@testable import DarkroomCompilerFront

@Suite struct CompilerCheckTests {
  /// A program that answers as a compiler of `version`, and notes in the file `asked` that it was asked.
  ///
  /// A shell writes it: a file that this process writes cannot be run while another test starts a program.
  private static func compiler(_ version: String, in folder: ScratchFolder) throws -> String {
    let path = folder.path("swift'c")
    let script = "#!/bin/sh\necho asked >>'\(folder.path("asked"))'\necho '\(version)'\necho more\n"
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "printf %s \"$1\" >\"$2\"; chmod +x \"$2\"", "sh", script, path]
    try shell.run()
    shell.waitUntilExit()
    return path
  }

  @Test func theCompilerOfTheSDKIsAskedOnce() throws {
    let folder = try ScratchFolder()
    let path = try Self.compiler("Swift version 6.3.1", in: folder)
    let check = CompilerCheck(compiler: path, expected: "Swift version 6.3.1")
    for _ in 1...3 { try check.verify(in: folder.path) }
    #expect(FrontFiles.text(folder.path("asked")) == "asked\n")
  }

  @Test(arguments: ["Swift version 6.3.2", "Swift version 6.4"])
  func anotherCompilerIsRefusedInOneSentence(version: String) throws {
    let folder = try ScratchFolder()
    let path = try Self.compiler(version, in: folder)
    let check = CompilerCheck(compiler: path, expected: "Swift version 6.3.1")
    #expect(throws: FrontError.otherCompiler(here: version, sdk: "Swift version 6.3.1")) {
      try check.verify(in: folder.path)
    }
    let words = FrontError.otherCompiler(here: version, sdk: "Swift version 6.3.1").description
    #expect(words.contains(version) && words.contains("Scripts/sdk") && !words.contains("\n"))
  }
}
