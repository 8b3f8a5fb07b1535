import Foundation
import Testing

@testable import DarkroomCompilerFront

@Suite struct CompilerCheckTests {
  /// A program that answers as a compiler of `version`, and counts how often it is asked.
  private static func compiler(_ version: String) throws -> (path: String, folder: String) {
    let folder = NSTemporaryDirectory() + "compiler-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/swift'c"
    try "#!/bin/sh\necho asked >>'\(folder)/asked'\necho '\(version)'\necho more\n"
      .write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return (path, folder)
  }

  @Test func theCompilerOfTheSDKIsAskedOnce() throws {
    let (path, folder) = try Self.compiler("Swift version 6.3.1")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let check = CompilerCheck(compiler: path, expected: "Swift version 6.3.1")
    for _ in 1...3 { try check.verify(in: folder) }
    #expect(FrontFiles.text(folder + "/asked") == "asked\n")
  }

  @Test(arguments: ["Swift version 6.3.2", "Swift version 6.4"])
  func anotherCompilerIsRefusedInOneSentence(version: String) throws {
    let (path, folder) = try Self.compiler(version)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let check = CompilerCheck(compiler: path, expected: "Swift version 6.3.1")
    #expect(throws: FrontError.otherCompiler(here: version, sdk: "Swift version 6.3.1")) {
      try check.verify(in: folder)
    }
    let words = FrontError.otherCompiler(here: version, sdk: "Swift version 6.3.1").description
    #expect(words.contains(version) && words.contains("Scripts/sdk") && !words.contains("\n"))
  }
}
