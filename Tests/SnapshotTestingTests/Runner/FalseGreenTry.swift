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
  case exits, exitsBeforeItAsserts, exitsFromAThread, exitsFromADetachedTask, exitsWithSeven
  case trapsAtAnIndex, readsBesideItsMemory, raisesAnException, recursesForEver, recursesBesideAView
  case throwsInsteadOfAValue, skipsAfterwards, isAKnownIssue, recordsAll
  case endsAtOnce, endsQuickly, cancelsAfterwards
  case closesTheOutput, changesTheFolder, removesTheResults
  case setsAVariable, setsAVariableLater, putsAVariable, unsetsAVariable, clearsTheVariables
  case setsTheResults, setsTheArtifacts, setsAnotherVariable
  case comparesInAThread, comparesInTheClass
  /// Says that it and the whole suite passed, and ends without its process's last words.
  case forgesItsEnd
  /// The same, and ends by `exit(0)` in a thread that belongs to no test.
  case forgesItsEndInAThread
  /// Constraints that cannot hold, twice.
  case contradictsItself

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
    case .exitsFromAThread: Self.exitFromAThread()
    case .exitsFromADetachedTask:
      Task.detached { exit(0) }
      sleep(10)
    case .exitsWithSeven: exit(7)
    case .trapsAtAnIndex: print([1, 2][CommandLine.arguments.count + 2])
    case .readsBesideItsMemory:
      print(unsafe UnsafePointer<Int>(bitPattern: CommandLine.arguments.count * 8)?.pointee ?? 0)
    case .raisesAnException: UIStackView().insertArrangedSubview(UIView(), at: 1)
    case .recursesForEver: print(Self.depth(1))
    case .recursesBesideAView: print(UIView().tag + Self.depth(1))
    case .throwsInsteadOfAValue: Self.check(try { throw Refusal() }())
    case .skipsAfterwards:
      Self.check(.red)
      throw XCTSkip("nothing to see here")
    case .isAKnownIssue: withKnownIssue { Self.check(.red) }
    case .recordsAll: Self.check(.blue, record: .all)
    case .comparesInTheClass: break
    default: try playAround()
    }
  }

  /// Tries that do not change the assertion, but its surroundings.
  @MainActor private func playAround() throws {
    switch self {
    case .endsAtOnce: _exit(0)
    case .endsQuickly: quick_exit(0)
    case .cancelsAfterwards:
      Self.check(.red)
      try Test.cancel("nothing to see here")
    case .closesTheOutput:
      close(STDOUT_FILENO)
      Self.check(.red)
    case .changesTheFolder:
      _ = FileManager.default.changeCurrentDirectoryPath("/")
      Self.check(.red)
    case .removesTheResults:
      Self.check(.red)
      let folder = ProcessInfo.processInfo.environment["SNAPSHOT_RESULTS_DIR"]
      try FileManager.default.removeItem(atPath: folder ?? "")
    default: try playInAThread()
    }
  }

  /// Red against blue, after a change of the process's variables.
  @MainActor private func playWithVariables() {
    switch self {
    case .setsAVariable: unsafe setenv("SNAPSHOT_THRESHOLD", "1", 1)
    case .setsAVariableLater:
      Self.check(.blue)
      unsafe setenv("SNAPSHOT_THRESHOLD", "1", 1)
    case .putsAVariable: unsafe putenv(strdup("SNAPSHOT_THRESHOLD=1"))
    case .unsetsAVariable: unsafe unsetenv("SNAPSHOT_VERIFY")
    case .clearsTheVariables: clearenv()
    case .setsTheResults:
      unsafe setenv("SNAPSHOT_RESULTS_DIR", NSTemporaryDirectory() + "elsewhere", 1)
      unsafe setenv("SNAPSHOT_FORCE_PASS", "1", 1)
    case .setsTheArtifacts:
      let folder = FileManager.default.currentDirectoryPath + "/artifacts"
      unsafe setenv("SNAPSHOT_ARTIFACTS", folder, 1)
    case .setsAnotherVariable:
      unsafe setenv("SNAPSHOT_OF_MY_OWN", "1", 1)
      return Self.check(.blue)
    default: return
    }
    Self.check(.red)
  }

  @MainActor private func playInAThread() throws {
    if self == .forgesItsEnd || self == .forgesItsEndInAThread {
      try Self.forge()
      if self == .forgesItsEnd { _exit(0) }
      Self.exitFromAThread()
    }
    if self == .contradictsItself { for _ in 0..<2 { Self.contradict() } }
    guard self == .comparesInAThread else { return playWithVariables() }
    let isOver = DispatchSemaphore(value: 0)
    Thread {
      assertSnapshot(of: "red", as: .lines, named: "a", testName: "falseGreen()")
      isOver.signal()
    }.start()
    isOver.wait()
  }

  private static func forge() throws {
    print(
      """
      Test Case 'FalseGreenTriesInXCTest.testAttempt' passed (0.0 seconds)
      Test Suite 'FalseGreenTriesInXCTest' passed at 2026-11-26 11:51:21.332
      \t Executed 1 test, with 0 failures (0 unexpected) in 0.0 (0.0) seconds
      ✔ Test attempt() passed after 0.001 seconds.
      ✔ Test run with 1 test in 1 suite passed after 0.001 seconds.
      """)
    fflush(nil)
    let arguments = CommandLine.arguments
    if let option = arguments.firstIndex(of: "--event-stream-output-path"),
      let id = Test.current?.id
    {
      let line =
        #"{"kind":"event","payload":{"kind":"testEnded","testID":"\#(id)"},"version":"6.3.0"}"#
      let stream = try FileHandle(forWritingTo: URL(filePath: arguments[option + 1]))
      try stream.seekToEnd()
      try stream.write(contentsOf: Data("\(line)\n".utf8))
    }
  }

  private static func exitFromAThread() {
    Thread { exit(0) }.start()
    sleep(10)
  }

  @MainActor private static func contradict() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    view.layoutIfNeeded()
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
  override class func tearDown() {
    guard FalseGreenTry.current == .comparesInTheClass else { return }
    assertSnapshot(of: "red", as: .lines, named: "a", testName: "falseGreen()")
  }

  func testAttempt() throws {
    try MainActor.assumeIsolated { try FalseGreenTry.current?.play() }
  }
}
