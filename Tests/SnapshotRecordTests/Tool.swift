import DarkroomSnapshotStore
import Foundation

/// The built program, run on a package that exists for one test.
final class Tool: Sendable {
  struct Output {
    var status: Int32
    var text: String
    var errors: String
  }

  let package: String
  let results: ResultsDirectory

  init() throws {
    package = Path.joined(NSTemporaryDirectory(), "darkroom-\(UUID().uuidString)")
    results = ResultsDirectory(package: package, environment: SnapshotEnvironment([:]))
    try Files.write([], to: Path.joined(package, "Package.swift"))
  }

  deinit { try? FileManager.default.removeItem(atPath: package) }

  /// SwiftPM puts programs beside the test product.
  static func product(_ name: String) -> URL {
    let product = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    return product.deletingLastPathComponent().appendingPathComponent(name)
  }

  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Output {
    try run(arguments, environment: environment)
  }

  func run(_ arguments: [String], environment: [String: String]) throws -> Output {
    let process = Process()
    process.executableURL = Self.product("snapshot-record")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: package)
    process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""].merging(
      environment
    ) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Output(
      status: process.terminationStatus, text: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self))
  }

  func path(_ name: String) -> String { Path.joined(package, name) }

  func write(_ bytes: [UInt8], to name: String) throws { try Files.write(bytes, to: path(name)) }

  func text(_ name: String) throws -> String? {
    try Files.read(path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What an assertion leaves behind for `__Snapshots__/T/<name>`.
  func leave(_ bytes: [UInt8], as name: String, words: [String]? = nil) throws {
    var line = ResultLine(
      run: "r", process: 1, runner: "XCTest", test: "T/T.swift/\(name)()",
      file: path("Tests/T.swift"), line: 3,
      mode: .pending, state: .changed, reference: path("__Snapshots__/T/\(name)"), package: package)
    line.pending = results.pending(for: line.reference)
    line.words = words
    try Files.write(bytes, to: line.pending ?? "")
    ResultLog(run: "r").append(line, in: results)
  }
}
