import DarkroomUIKit
import Foundation
import Testing

/// Calls that come later, by `perform` and by timers.
@MainActor
struct DelayedCallTests {
  private final class Target: NSObject {
    var log: [String] = []
    func note(_ text: Any?) { log.append(text as? String ?? "nil") }
    func tick(_ timer: Timer) { log.append(timer.userInfo as? String ?? "tick") }
  }

  private let note = Selector("note:", Target.note)

  private func wait(until isDone: () -> Bool) async {
    for _ in 0..<500 where !isDone() { try? await Task.sleep(nanoseconds: 2_000_000) }
  }

  @Test func canceledCallsDoNotCome() async {
    let (target, other) = (Target(), Target())
    for text in ["a", "b", "c"] { target.perform(note, with: text, afterDelay: 0.01) }
    target.perform(note, with: nil, afterDelay: 0.01, inModes: [.common])
    other.perform(note, with: "o", afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: note, object: "b")
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: note, object: nil)
    await wait { target.log.count == 2 && other.log.count == 1 }
    #expect(target.log == ["a", "c"] && other.log == ["o"])

    target.perform(note, with: "d", afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: target)
    other.perform(note, with: "p", afterDelay: 0.02)
    await wait { other.log.count == 2 }
    #expect(target.log == ["a", "c"])
  }

  @Test func aCallOnTheMainThreadComesAtOnceWhereItIsAwaited() async {
    let target = Target()
    target.performSelector(onMainThread: note, with: "a", waitUntilDone: true)
    #expect(target.log == ["a"])
    target.performSelector(onMainThread: note, with: "b", waitUntilDone: false)
    #expect(target.log == ["a"])
    await wait { target.log.count == 2 }
  }

  @Test func aCallOnThisThreadComesAtOnce() {
    let target = Target()
    target.perform(note, on: .current, with: "c", waitUntilDone: true)
    #expect(target.log == ["c"])
  }

  @Test func timersWithSelectorsFire() {
    let target = Target()
    let tick = Selector("tick:", Target.tick)
    let timer = Timer(
      timeInterval: 0.001, target: target, selector: tick, userInfo: "told", repeats: true)
    #expect(timer.isValid && timer.timeInterval == 0.001)
    timer.fire()
    timer.invalidate()
    let late = Timer(
      fireAt: Date(timeIntervalSinceNow: 100), interval: 5, target: target, selector: tick,
      userInfo: nil, repeats: false)
    #expect(late.fireDate.timeIntervalSinceNow > 50)
    late.fire()
    #expect(target.log == ["told", "tick"])
  }
}
