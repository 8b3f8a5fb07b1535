import Synchronization
import XCTest

/// Follows the cases of an XCTest run; in Swift Testing's process it hears nothing.
final class XCTestWatch: NSObject, XCTestObservation {
  private static let test = Mutex<String?>(nil)

  /// The case that runs, or between two cases the one that ended last; nil before the first and after the last.
  static var runningTest: String? { test.withLock { $0 } }

  static func install() { XCTestObservationCenter.shared.addTestObserver(XCTestWatch()) }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let name = testCase.name
    Self.test.withLock { $0 = name }
    TrapReport.prepare(name)
  }

  /// Every case counts its unnamed snapshots from 1.
  func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.process.reset() }

  func testBundleDidFinish(_ testBundle: Bundle) {
    Self.test.withLock { $0 = nil }
    TrapReport.prepare(nil)
  }
}
