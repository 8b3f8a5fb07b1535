import DarkroomSnapshotStore
import DarkroomUIKit
import Foundation
import Glibc
import Synchronization
import Testing

/// Makes a process fail if it would exit successfully although something in it failed unnoticed.
///
/// There are three such cases: a test that exits the process, so that later tests never run; an assertion that failed
/// while XCTest runs no case; and differences that the tool excused because they were logged, if the log is missing.
///
/// `exit` runs this on its caller's thread, so Swift Testing's task tells whether a test is running; for XCTest the
/// observer tells. A thread without a test is identified by its stack: only Swift Testing's own library may exit the
/// process. Nothing is checked if `_exit` or `quick_exit` ends the process.
enum ExitGuard {
  /// The id of the process that was started, rather than of one that a test forked.
  private static let process = getpid()

  private static let hasFailed = Atomic(false)

  /// The log, which is read when the program is loaded, before a test can change a variable.
  private static let log = ProgramLog(
    SnapshotEnvironment(ProcessInfo.processInfo.environment))

  /// Prints the message to standard error, and changes an exit status of 0 to 1.
  static func fail(_ words: String) {
    hasFailed.store(true, ordering: .releasing)
    StandardError.say(words)
  }

  fileprivate static func arm() {
    _ = process
    _ = SnapshotEnvironment.process
    XCTestWatch.install(log)
    TrapReport.install()
    noteConflicts()
    SystemCalls.atExit { status, _ in ExitGuard.processEnds(with: status) }
  }

  /// Logs contradictory constraints with their test, for the tool.
  private static func noteConflicts() {
    guard let log else { return }
    SystemCalls.setVariable(ProgramLog.marker, "\(process)")
    ConstraintConflicts.listen { text in
      log.add(ProgramNote(.conflict, test: TestUnderWay.name, text: text))
    }
  }

  private static func processEnds(with status: Int32) {
    guard getpid() == process else { return }
    let isEarly = status == 0 && isCalledByNobodysThread
    // Without this note the tool does not trust the printed results.
    if !isEarly {
      log?.add(
        ProgramNote(.exit, isSwiftTesting: RunningTest.isSwiftTestingProcess, status: status))
    }
    ClosingLine.say()
    guard status == 0 else { return }
    if let test = TestUnderWay.name {
      fail(
        """
        error: \(test) ended the process with exit(0), so that it would count as passed, and the tests after it \
        did not run.
        """)
    } else if isEarly {
      fail(
        """
        error: a thread or a task outside of a test ended the process with exit(0), so that running \
        tests would count as passed, and the tests after them did not run.
        """)
    }
    let environment = SnapshotEnvironment.process
    // The tool reads only that folder.
    if environment.forcesPass, let results = environment.resultsDirectory,
      let path = ResultLog.process.lostFile(in: results)
    {
      fail("error: \(path) was removed, and with it the results of the tests.")
    }
    guard hasFailed.load(ordering: .acquiring) else { return }
    fflush(nil)
    _exit(1)
  }

  /// Whether code outside of Swift Testing's library calls `exit` in its process, on a thread without a known test.
  ///
  /// The body of an exit test may exit its process, from any thread.
  private static var isCalledByNobodysThread: Bool {
    guard RunningTest.isSwiftTestingProcess, ExitTest.current == nil, TestUnderWay.name == nil
    else { return false }
    return SystemCalls.isExitCalled(fromLibraryOf: Test.self) == false
  }
}

/// Runs when the program is loaded, before any test could exit it.
///
/// The libraries that it calls are initialized by then, because the loader initializes them first.
@section(".init_array") @used
private let armsExitGuard: @convention(c) () -> Void = { ExitGuard.arm() }
