import Darkroomos
import Foundation
import Testing

@testable import Darkroomos

/// Messages as they come out.
struct LoggerTests {
  @Test func aMessageShowsItsValues() {
    let message: OSLogMessage =
      "\(1, format: .hex(includePrefix: true)) \(2.5, format: .fixed(precision: 1)) \("a", privacy: .private) \(true)"

    #expect(message.text == "0x1 2.5 a true")
  }

  @Test func valuesAreAligned() {
    let message: OSLogMessage =
      "\("a", align: .right(columns: 3))|\(-7, format: .decimal(minDigits: 3))"

    #expect(message.text == "  a|-007")
  }

  @Test func aLineBeginsWithItsOrigin() {
    #expect(OSLog(subsystem: "app", category: "net").origin.line("x") == "[app:net] x")
    #expect(OSLog.default.origin.line("x") == "x")
    #expect(OSLog.disabled.origin.line("x") == nil)
  }

  @Test func linesGoToStandardError() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Logger(subsystem: "app", category: "net").info("one \(1)")
      unsafe os_log("two %d", 2)
    }

    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("[app:net] one 1\n"))
    #expect(text.contains("two 2\n"))
  }

  @Test func formatsLoseTheirAnnotations() {
    #expect(formatted("%{public}@ of %{private, mask.hash}d", ["a" as NSString, 3]) == "a of 3")
  }

  @Test func anUnfairLockIsHeldByOne() {
    var lock = os_unfair_lock()
    unsafe os_unfair_lock_lock(&lock)
    #expect(unsafe os_unfair_lock_trylock(&lock) == false)
    unsafe os_unfair_lock_unlock(&lock)
    #expect(unsafe os_unfair_lock_trylock(&lock))
    unsafe os_unfair_lock_unlock(&lock)
  }

  @Test func aLockGuardsItsState() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock {
        $0 += 1; return $0
      } == 2)
  }
}
