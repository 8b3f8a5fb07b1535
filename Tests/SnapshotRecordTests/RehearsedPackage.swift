import DarkroomSnapshotStore
import Foundation

/// A package whose tests are rehearsed: the tool's `swift` is a program that plays `rehearsal.json`.
final class RehearsedPackage: Sendable {
  let tool: Tool

  /// - Parameter tests: as JSON, what `RehearsalPlan` reads.
  init(_ tests: String) throws {
    tool = try Tool()
    try FileManager.default.createDirectory(
      atPath: tool.path("bin"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: tool.path("bin/swift"),
      withDestinationPath: Tool.product("DarkroomRehearsal").path)
    try tool.write([], to: "Tests/AppTests/CardTests.swift")
    try play(tests)
  }

  /// A package whose references are accepted.
  static func accepted(_ tests: String = "\(card), \(list)") throws -> RehearsedPackage {
    let package = try RehearsedPackage(tests)
    _ = try package.run("-u")
    return package
  }

  /// - Parameter buildsProduct: the build says where the product lies.
  func play(_ tests: String, buildsProduct: Bool = false) throws {
    try tool.write(
      [UInt8]("{\"tests\": [\(tests)], \"buildsProduct\": \(buildsProduct)}".utf8),
      to: "rehearsal.json")
  }

  func run(_ arguments: String..., environment: [String: String] = [:]) throws -> ProgramRun {
    try run(arguments, environment: environment)
  }

  func run(_ arguments: [String], environment: [String: String] = [:]) throws -> ProgramRun {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try tool.run(
      arguments,
      environment: ["PATH": "\(tool.path("bin")):\(path)"].merging(environment) { $1 })
  }

  /// Names and contents of everything below the tests.
  var references: [String: [UInt8]] {
    let files = Files.below(tool.path("Tests")).filter { $0.contains("__Snapshots__") }
    return Dictionary(
      uniqueKeysWithValues: files.map { (FilePath.name($0), (try? Files.read($0)) ?? []) })
  }

  func modified(_ name: String) -> Double {
    Files.modified(tool.path("Tests/AppTests/__Snapshots__/CardTests/\(name)")) ?? 0
  }

  var pending: [String] {
    PendingStore(tool.results).all().map { FilePath.name($0.line.reference.path) }
  }

  /// Sources older than any run, as they are on a machine that has just checked them out an hour ago.
  func age(_ names: String...) throws {
    for name in names {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: tool.path(name))
    }
  }

  static let card = #"{"name": "AppTests.CardTests/testCard", "snapshots": [{"color": "FF0000"}]}"#
  static let blueCard =
    #"{"name": "AppTests.CardTests/testCard", "snapshots": [{"color": "0000FF", "x": 3}]}"#
  /// A large picture with a spot of 20×20 pixels at (146, 246).
  static func spot(_ color: String) -> String {
    """
    {"name": "AppTests.CardTests/testSpot", "snapshots": [
      {"color": "\(color)", "size": [600, 900], "spot": [146, 246, 20, 20]}]}
    """
  }
  static let list =
    #"{"name": "AppTests.CardTests/testList", "snapshots": [{"color": "00FF00"}, {"text": "a\nb\n"}]}"#
}
