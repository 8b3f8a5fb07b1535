import Foundation
import Glibc
import SnapshotTesting
import Testing
import UIKit
import XCTest

/// What a test may do so that its runner could call it passed, or end without a name; `ExitGuardTests` and
/// `TrapReportTests` play each in a process of its own.
enum FalseGreenTry: String {
  /// Blue against blue: passes.
  case matches
  /// Red against blue.
  case compares
  case exits, exitsBeforeItAsserts, exitsFromAThread, exitsWithSeven
  case trapsAtAnIndex, raisesAnException, recursesForEver, recursesBesideAView
  case throwsInsteadOfAValue, skipsAfterwards, isAKnownIssue, recordsAll

  static let variable = "FALSE_GREEN_TRY"

  /// Nil in a run of the tests.
  static let current = ProcessInfo.processInfo.environment[variable].flatMap(Self.init)

  private struct Refusal: Error {}

  @MainActor func play() throws {
    switch self {
    case .matches: Self.check(.blue)
    case .compares: Self.check(.red)
    case .exits:
      Self.check(.blue)
      exit(0)
    case .exitsBeforeItAsserts: exit(0)
    case .exitsFromAThread:
      Thread { exit(0) }.start()
      sleep(10)
    case .exitsWithSeven: exit(7)
    case .trapsAtAnIndex: print([1, 2][CommandLine.arguments.count + 2])
    case .raisesAnException: UIStackView().insertArrangedSubview(UIView(), at: 1)
    case .recursesForEver: print(Self.depth(1))
    case .recursesBesideAView: print(UIView().tag + Self.depth(1))
    case .throwsInsteadOfAValue: Self.check(try { throw Refusal() }())
    case .skipsAfterwards:
      Self.check(.red)
      throw XCTSkip("nothing to see here")
    case .isAKnownIssue: withKnownIssue { Self.check(.red) }
    case .recordsAll: Self.check(.blue, record: .all)
    }
  }

  private static func depth(_ depth: Int) -> Int {
    depth == .max ? 0 : 1 + max(Self.depth(depth + 1), Self.depth(depth + 2))
  }

  /// The reference is `<root>/<module>/FalseGreenTry/falseGreen.a.png`.
  @MainActor private static func check(
    _ color: @autoclosure () throws -> UIColor, record: SnapshotTestingConfiguration.Record? = nil
  ) {
    func view() throws -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = try color()
      return view
    }
    assertSnapshot(
      of: try view(), as: .image, named: "a", record: record, testName: "falseGreen()")
  }
}

/// Played by `ExitGuardTests` and `TrapReportTests` under Swift Testing.
@MainActor
@Suite(.enabled(if: FalseGreenTry.current != nil, "ExitGuardTests plays it in another process"))
struct FalseGreenTries {
  @Test func attempt() throws { try FalseGreenTry.current?.play() }
}

/// Played by `ExitGuardTests` and `TrapReportTests` under XCTest; on its own it does nothing.
final class FalseGreenTriesInXCTest: XCTestCase {
  func testAttempt() throws {
    try MainActor.assumeIsolated { try FalseGreenTry.current?.play() }
  }
}
