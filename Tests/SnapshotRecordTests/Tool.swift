import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation

/// The built program, run on a package that exists for one test.
final class Tool: Sendable {
  private let folder: ScratchFolder
  let results: ResultsDirectory

  var package: String { folder.path }

  init() throws {
    folder = try ScratchFolder()
    results = ResultsDirectory(package: folder.path, environment: SnapshotEnvironment([:]))
    try folder.write([], to: "Package.swift")
  }

  /// SwiftPM puts programs beside the test product.
  static func product(_ name: String) -> URL {
    let product = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return product.deletingLastPathComponent().appendingPathComponent(name)
  }

  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> ProgramRun {
    try run(arguments, environment: environment)
  }

  func run(_ arguments: [String], environment: [String: String]) throws -> ProgramRun {
    let path = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
    return try ProgramRun(
      Self.product("snapshot-record"), arguments, in: package,
      environment: path.merging(environment) { $1 })
  }

  func path(_ name: String) -> String { folder.path(name) }

  func write(_ bytes: [UInt8], to name: String) throws { try folder.write(bytes, to: name) }

  func text(_ name: String) throws -> String? { try folder.text(name) }

  /// What an assertion leaves behind for `__Snapshots__/T/<name>`.
  func leave(_ bytes: [UInt8], as name: String, words: [String]? = nil) throws {
    var line = ResultLine(
      run: "r", process: 1, runner: "XCTest", test: "T/T.swift/\(name)()",
      file: path("Tests/T.swift"), line: 3,
      mode: .pending, state: .changed,
      reference: ContainedPath(own: path("__Snapshots__/T/\(name)")), package: package)
    let waiting = results.pending(for: line.reference.path)
    line.pending = ContainedPath(own: waiting)
    line.words = words
    try Files.write(bytes, to: waiting)
    ResultLog(run: "r").append(line, in: results)
  }
}
