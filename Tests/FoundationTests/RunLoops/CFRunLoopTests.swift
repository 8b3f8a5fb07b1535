import DarkroomFoundation
import Foundation
import Testing

/// Core Foundation's functions on run loops.
@MainActor
struct CFRunLoopTests {
  @Test func aLoopRunsWhatIsQueued() {
    nonisolated(unsafe) var didRun = false
    CFRunLoopPerformBlock(CFRunLoopGetCurrent(), .defaultMode) { unsafe didRun = true }
    CFRunLoopRunInMode(.defaultMode, 0.01, false)
    #expect(unsafe didRun)
  }

  @Test func aLoopStopsWhereItIsAskedTo() {
    let timer = Timer(timeInterval: 0.001, repeats: true) { _ in CFRunLoopStop(.current) }
    CFRunLoopGetCurrent().add(timer, forMode: .commonModes)
    #expect(CFRunLoopRunInMode(.defaultMode, 10, false) == .stopped)
    timer.invalidate()
  }

  @Test func aLoopRunsForItsTime() {
    let timer = Timer(timeInterval: 10, repeats: true) { _ in }
    RunLoop.current.add(timer, forMode: .default)
    #expect(CFRunLoopRunInMode(.defaultMode, 0.002, false) == .timedOut)
    timer.invalidate()
  }

  @Test func theClockGoesForward() {
    var info = mach_timebase_info_data_t()
    #expect(unsafe mach_timebase_info(&info) == KERN_SUCCESS)
    let start = mach_absolute_time()
    usleep(2000)
    let passed = (mach_absolute_time() - start) * UInt64(info.numer) / UInt64(info.denom)
    #expect(passed >= 2 * NSEC_PER_MSEC && passed < 60 * NSEC_PER_SEC)
    #expect(mach_timebase_info().denom == 0)
  }
}
