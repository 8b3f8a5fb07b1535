import Foundation
import Glibc

/// Makes a process fail that a test ends with success: the tests after it never ran, and nobody would know.
///
/// `exit` runs this in the thread of its caller, so that Swift Testing's own task says whether a test is under
/// way; XCTest says it by its observer. Neither is asked where `_exit` or `quick_exit` ends the process.
enum ExitGuard {
  /// Of the process that was started, and not of one that a test forked off it.
  private static let process = getpid()

  fileprivate static func arm() {
    _ = process
    XCTestWatch.install()
    TrapReport.install()
    _ = unsafe on_exit({ status, _ in ExitGuard.processEnds(with: status) }, nil)
  }

  private static func processEnds(with status: Int32) {
    guard status == 0, getpid() == process, let test = TestUnderWay.name else { return }
    let words = """
      error: \(test) ended the process with exit(0), so that it would count as passed, and the tests after it \
      did not run.

      """
    FileHandle.standardError.write(Data(words.utf8))
    fflush(nil)
    _exit(1)
  }
}

/// Runs when the program is loaded, before any test could end it.
///
/// The libraries that it calls are ready by then, for the loader begins with them.
@section(".init_array") @used
private let armsExitGuard: @convention(c) () -> Void = { ExitGuard.arm() }
