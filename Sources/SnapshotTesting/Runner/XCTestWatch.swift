import Synchronization
import XCTest

/// Follows the cases of an XCTest run, from the first assertion on: there is no way in before.
final class XCTestWatch: NSObject, XCTestObservation {
  private struct State {
    var isInstalled = false
    var test: String?
  }

  private static let state = Mutex(State())

  /// The case that runs, or between two cases the one that ended last; nil before the first assertion and
  /// when all cases have ended.
  static var runningTest: String? { state.withLock { $0.test } }

  /// Called by every assertion; in Swift Testing's process it does nothing.
  static func begin(_ test: RunningTest) {
    guard !RunningTest.isInSwiftTesting else { return }
    let isFirst = state.withLock { state in
      defer { state.isInstalled = true }
      if !state.isInstalled { state.test = test.id }
      return !state.isInstalled
    }
    if isFirst { XCTestObservationCenter.shared.addTestObserver(XCTestWatch()) }
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let name = testCase.name
    Self.state.withLock { $0.test = name }
  }

  /// Every case counts its unnamed snapshots from 1.
  func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.process.reset() }

  func testBundleDidFinish(_ testBundle: Bundle) { Self.state.withLock { $0.test = nil } }
}
