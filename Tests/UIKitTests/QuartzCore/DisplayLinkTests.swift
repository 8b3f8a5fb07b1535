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

  /// Pauses the link at its first frame.
  private final class Pauser: NSObject {
    var times: [CFTimeInterval] = []

    func tick(_ link: CADisplayLink) {
      times.append(link.timestamp)
      link.isPaused = times.count == 1
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

  /// The display goes on during a pause, so the next stamp is later by the frames that the link did not show.
  @Test func stampsAfterAPauseAreLaterByItsFrames() throws {
    let pauser = Pauser()
    let link = CADisplayLink(target: pauser, selector: Selector("tick:", Pauser.tick(_:)))
    link.add(to: .current, forMode: .common)
    spin { pauser.times.count == 1 }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
    #expect(pauser.times.count == 1 && link.timestamp == pauser.times.first)

    link.isPaused = false
    spin { pauser.times.count > 1 }
    link.invalidate()
    try #require(pauser.times.count > 1)
    let frames = (pauser.times[1] - pauser.times[0]) * 60
    #expect(frames > 1.5 && abs(frames - frames.rounded()) < 1e-6)
    #expect(link.targetTimestamp == link.timestamp + 1.0 / 60)
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
