import DarkroomSnapshotStore
import DarkroomTestSupport
import Foundation
import Synchronization
import UIKit

@testable import SnapshotTesting

/// A package on disk whose one test file asserts; nothing of it reaches the results of the tests that run it.
final class ScratchPackage {
  private let folder: ScratchFolder
  var environment: [String: String] = [:]
  /// What assertions said on standard error.
  var said: [String] { words.all.withLock { $0 } }
  private let words = SaidWords()
  private let warnings: Warnings

  var path: String { folder.path }

  init(settings: String? = nil) {
    warnings = Warnings { [words] said in words.all.withLock { $0.append(said) } }
    do {
      folder = try ScratchFolder()
    } catch {
      fatalError("\(error)")
    }
    write("", to: "Package.swift")
    if let settings { write(settings, to: ".snapshots.json") }
  }

  func write(_ text: String, to name: String) {
    do {
      try folder.write(text, to: name)
    } catch {
      fatalError("\(error)")
    }
  }

  func bytes(_ name: String) -> [UInt8]? { try? folder.bytes(name) }
  func text(_ name: String) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  private final class SaidWords: Sendable {
    let all = Mutex<[String]>([])
  }

  /// What an assertion at `line` of the package's test file says.
  func verify<Value, Format>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, Format>,
    named name: String? = "a", record: SnapshotTestingConfiguration.Record? = nil, line: Int = 1,
    testName: String = "test()", timeout: TimeInterval = 5
  ) -> String? {
    var request = request(
      named: name, record: record, pathExtension: strategy.pathExtension, line: line)
    request.testName = testName
    request.timeout = timeout
    return FailureMessages.words(of: request.reports(on: value, as: strategy))
  }

  /// What an assertion says in each cell of a matrix.
  func verify<Value>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value, UIImage>,
    across matrix: SnapshotTestingConfiguration.Matrix,
    record: SnapshotTestingConfiguration.Record? = nil
  ) -> String? {
    let request = request(named: "a", record: record, pathExtension: "png")
    return FailureMessages.words(of: request.report(on: value, as: strategy, across: matrix))
  }

  private func request(
    named name: String?, record: SnapshotTestingConfiguration.Record?, pathExtension: String?,
    line: Int = 1
  ) -> SnapshotRequest {
    SnapshotRequest(
      name: name, testName: "test()", pathExtension: pathExtension, record: record,
      source: SourcePlace(fileID: "T/T.swift", filePath: "\(path)/Tests/T.swift", line: line),
      environment: SnapshotEnvironment(environment), warnings: warnings)
  }

  /// Where `verify` keeps the reference of text named "a".
  static let reference = "Tests/__Snapshots__/T/test.a.txt"
  static let pending = ".snapshot-results/pending/Tests/__Snapshots__/T/test.a.txt"

  var lines: [ResultLine] {
    RunHistory(
      ResultsDirectory(package: path, environment: SnapshotEnvironment(environment))
    ).lines()
  }

  func modified(_ name: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: FilePath.joined(path, name))
    return attributes?[.modificationDate] as? Date
  }
}
