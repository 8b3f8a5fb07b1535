import DarkroomSnapshotStore
import DarkroomUIKit
import Foundation
import Glibc
import Synchronization
import Testing

/// Makes a process fail that would end with success though something in it has failed and nobody would know.
///
/// That is a test that ends its process, so that the tests after it never run; an assertion that failed where XCTest
/// runs no case; and differences that the tool excused because they were noted, where the notes are gone.
///
/// `exit` runs this in the thread of its caller, so that Swift Testing's own task says whether a test is under
/// way; XCTest says it by its observer. A thread that belongs to no test is known by its stack: only Swift Testing's
/// own library may end its process. None of this is asked where `_exit` or `quick_exit` ends the process.
enum ExitGuard {
  /// The number of the process that was started, not of a process that a test forked.
  private static let process = getpid()

  private static let hasFailed = Atomic(false)

  /// Read when the program is loaded, before a test can change a variable.
  private static let log = ProgramLog(
    SnapshotEnvironment(ProcessInfo.processInfo.environment))

  /// Says so on standard error, and ends the process with 1 where it would end with 0.
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

  /// The tool tells of constraints that contradict each other, with the test that has them.
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
    // Without the note the tool doesn't believe what was printed.
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
    // The tool reads that folder, and no other.
    if environment.forcesPass, let results = environment.resultsDirectory,
      let path = ResultLog.process.lostFile(in: results)
    {
      fail("error: \(path) was removed, and with it the results of the tests.")
    }
    guard hasFailed.load(ordering: .acquiring) else { return }
    fflush(nil)
    _exit(1)
  }

  /// Whether `exit` is called in Swift Testing's process by code outside of its library, of which no test is known.
  ///
  /// The body of an exit test may end its process, from any thread.
  private static var isCalledByNobodysThread: Bool {
    guard RunningTest.isSwiftTestingProcess, ExitTest.current == nil, TestUnderWay.name == nil
    else { return false }
    return SystemCalls.isExitCalled(fromLibraryOf: Test.self) == false
  }
}

/// Runs when the program is loaded, before any test could end it.
///
/// The libraries that it calls are ready by then, for the loader begins with them.
@section(".init_array") @used
private let armsExitGuard: @convention(c) () -> Void = { ExitGuard.arm() }
