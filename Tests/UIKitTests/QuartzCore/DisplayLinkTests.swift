import DarkroomUIKit
import Foundation
import Testing

@MainActor
@Suite(.serialized)
struct DisplayLinkTests {
  private final class Clock: NSObject {
    var times: [CFTimeInterval] = []

    func tick(_ link: CADisplayLink) {
      times.append(link.timestamp)
      if times.count == 3 { link.invalidate() }
    }
  }

  private func spin(until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 5)
    while !isDone(), Date() < end { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02)) }
  }

  @Test func stampsAreExactlyAFrameApart() throws {
    let clock = Clock()
    let link = CADisplayLink(target: clock, selector: Selector("tick:", Clock.tick(_:)))
    #expect(link.timestamp == 0)
    link.add(to: .current, forMode: .common)
    spin { clock.times.count == 3 }

    try #require(clock.times.count == 3)
    #expect(abs(clock.times[2] - clock.times[0] - 2.0 / 60) < 1e-9)
    #expect(link.duration == 1.0 / 60)
  }

  @Test(arguments: [1e30, .infinity, .nan] as [Float])
  func aRateMayBeAbsurd(rate: Float) {
    let link = CADisplayLink(target: Clock(), selector: Selector("tick:", Clock.tick(_:)))
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 1, maximum: 120, preferred: rate)

    #expect(link.preferredFramesPerSecond >= 0)
  }

  @Test func aPausedLinkDoesNotCall() {
    let clock = Clock()
    let link = CADisplayLink(target: clock, selector: Selector("tick:", Clock.tick(_:)))
    link.isPaused = true
    link.add(to: .current, forMode: .common)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
    #expect(clock.times.isEmpty)
    link.invalidate()
  }

  @Test func aLinkHoldsItsTargetUntilItIsInvalidated() {
    weak var target: Clock?
    let link: CADisplayLink
    do {
      let clock = Clock()
      target = clock
      link = CADisplayLink(target: clock, selector: Selector("tick:", Clock.tick(_:)))
    }
    #expect(target != nil)

    link.invalidate()
    #expect(target == nil)
  }
}
