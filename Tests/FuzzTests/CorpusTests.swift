import DarkroomFuzzing
import DarkroomTestSupport
import Foundation
import Testing

/// Inputs that once failed, in processes of their own: memory and time are limited as while fuzzing.
struct CorpusTests {
  private static let corpus = URL.packageRoot.appending(path: "Tests/FuzzTests/Corpus")

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "DarkroomFuzz")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  @Test func whatOnceFailedPasses() throws {
    let result = try run(["--replay", Self.corpus.path])

    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test func everyFolderIsOfATarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path)

    #expect(folders.filter { FuzzTargets.named($0) == nil } == [])
  }

  @Test func theScriptNamesAllTargets() throws {
    let script = try String(
      contentsOf: URL.packageRoot.appending(path: "Scripts/fuzz"), encoding: .utf8)
    let words = script.replacing("\n# ", with: " ")
    let names = FuzzTargets.all.map { $0.name }

    #expect(words.contains(" Targets: \(names.joined(separator: ", ")). "))
  }

  @Test(arguments: FuzzTargets.all.map { $0.name })
  func aNumberAndASeedGiveTheSameInput(name: String) throws {
    let target = try #require(FuzzTargets.named(name)).init()
    func input(_ number: UInt64, seed: UInt64) -> [UInt8] {
      var random = FuzzRandom(seed: seed, input: number)
      return target.input(&random)
    }

    for number in 0..<20 as Range<UInt64> {
      #expect(input(number, seed: 5) == input(number, seed: 5))
    }
    #expect(Set((0..<20).map { input($0, seed: 5) }).count > 10)
    #expect(input(3, seed: 5) != input(3, seed: 6))
  }
}
