import DarkroomQuartzCore
import Foundation
import Testing

struct TransactionLockTests {
  /// The thread that has the lock may take it again; another one waits for as many unlocks.
  @Test func theLockKeepsOtherThreadsOut() {
    let arrived = DispatchSemaphore(value: 0)
    CATransaction.lock()
    CATransaction.lock()
    let other = Thread {
      CATransaction.lock()
      arrived.signal()
      CATransaction.unlock()
    }
    other.start()

    #expect(arrived.wait(timeout: .now() + 0.02) == .timedOut)
    CATransaction.unlock()
    #expect(arrived.wait(timeout: .now() + 0.02) == .timedOut)
    CATransaction.unlock()
    #expect(arrived.wait(timeout: .now() + 10) == .success)
  }
}
