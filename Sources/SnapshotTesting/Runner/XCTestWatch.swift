import DarkroomSnapshotStore
import Synchronization
import XCTest

/// Follows the cases of an XCTest run; in Swift Testing's process it hears nothing.
final class XCTestWatch: NSObject, XCTestObservation {
  private static let test = Mutex<String?>(nil)
  private static let isUnderWay = Atomic(false)

  /// The case that runs, or between two cases the one that ended last; nil before the first and after the last.
  static var runningTest: String? { test.withLock { $0 } }

  /// Whether a case runs: outside of one, as in a class's `setUp` and `tearDown`, XCTest drops failures without a word.
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

  /// Every case counts its unnamed snapshots from 1.
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
