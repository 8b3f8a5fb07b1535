import Foundation
import Glibc
import InlineSnapshotTesting
import Testing
import XCTest

/// What a process of tests does to the source `T.swift` in its folder; `ProcessEndTests` plays each in one of its own.
enum RecordingTry: String, CaseIterable {
  case ends, isKilled, traps

  static let variable = "RECORDING_TRY"
  static let source = "func test() {\n  f(of: x, as: .lines)\n}\n"

  /// Nil in a run of the tests.
  static let current = ProcessInfo.processInfo.environment[variable].flatMap(Self.init)

  func play() {
    assertInlineSnapshot(
      of: "text", as: .lines, record: .missing, file: "T.swift", function: "test()", line: 2,
      column: 4)
    switch self {
    case .ends: break
    case .isKilled: kill(getpid(), SIGKILL)
    case .traps: print([1, 2][CommandLine.arguments.count + 2])
    }
  }
}

/// Played by `ProcessEndTests` under Swift Testing.
@Suite(.enabled(if: RecordingTry.current != nil, "ProcessEndTests plays it in another process"))
struct RecordingTries {
  @Test func attempt() { RecordingTry.current?.play() }
}

/// Played by `ProcessEndTests` under XCTest; on its own it does nothing.
final class RecordingTriesInXCTest: XCTestCase {
  func testAttempt() { RecordingTry.current?.play() }
}
