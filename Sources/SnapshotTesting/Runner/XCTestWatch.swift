import DarkroomSnapshotStore
import Synchronization
import XCTest

/// Observes the cases of an XCTest run; in Swift Testing's process it is never notified.
final class XCTestWatch: NSObject, XCTestObservation {
  private static let test = Mutex<String?>(nil)
  private static let isUnderWay = Atomic(false)

  /// The current case, or between two cases the one that ended last; nil before the first and after the last.
  static var runningTest: String? { test.withLock { $0 } }

  /// Whether a case is running; otherwise, for example in a class's `setUp` and `tearDown`, XCTest ignores failures
  /// silently.
  static var isCaseUnderWay: Bool { isUnderWay.load(ordering: .acquiring) }

  /// Nil if no tool watches.
  private let log: ProgramLog?

  private init(_ log: ProgramLog?) { self.log = log }

  static func install(_ log: ProgramLog?) {
    XCTestObservationCenter.shared.addTestObserver(XCTestWatch(log))
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    let name = testCase.name
    Self.test.withLock { $0 = name }
    Self.isUnderWay.store(true, ordering: .releasing)
    TrapReport.prepare(name)
    log?.add(.started, ofXCTest: name)
  }

  /// Resets the counter, so that every case numbers its unnamed snapshots from 1.
  func testCaseDidFinish(_ testCase: XCTestCase) {
    Self.isUnderWay.store(false, ordering: .releasing)
    SnapshotCounter.process.reset()
    log?.add(.ended, ofXCTest: testCase.name)
  }

  func testBundleDidFinish(_ testBundle: Bundle) {
    Self.test.withLock { $0 = nil }
    TrapReport.prepare(nil)
  }
}
