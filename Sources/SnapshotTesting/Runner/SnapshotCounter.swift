import Synchronization
import Testing
import XCTest

/// Numbers the unnamed assertions of each test from 1.
final class SnapshotCounter: Sendable {
  /// A test case under the `.snapshots` trait counts for itself.
  @TaskLocal static var scoped: SnapshotCounter?

  static let process = SnapshotCounter()

  static var current: SnapshotCounter { scoped ?? process }

  private let counts = Mutex<[String: Int]>([:])

  func next(for key: String) -> Int {
    XCTestReset.install()
    return counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key, default: 1]
    }
  }

  func reset() { counts.withLock { $0.removeAll() } }
}

/// Lets every XCTest case count from 1.
private final class XCTestReset: NSObject, XCTestObservation {
  private static let isInstalled = Mutex(false)

  static func install() {
    guard !RunningTest.isInSwiftTesting else { return }
    let isFirst = isInstalled.withLock { isInstalled in
      defer { isInstalled = true }
      return !isInstalled
    }
    if isFirst { XCTestObservationCenter.shared.addTestObserver(XCTestReset()) }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.process.reset() }
}
