import AVFoundation
import Testing

/// The cases of Core Media's documentation.
struct CMTimeTests {
  @Test func timesAreFractionsOfASecond() {
    let half = CMTime(value: 300, timescale: 600)

    #expect(half.seconds == 0.5 && CMTimeGetSeconds(half) == 0.5)
    #expect(half == CMTime(value: 1, timescale: 2))
    #expect(half < CMTime(seconds: 0.51, preferredTimescale: 600))
    #expect((half + CMTime(value: 1, timescale: 3)).seconds == 5.0 / 6)
    #expect((half - half) == .zero)
  }

  @Test func whatIsNoNumberHasNoSeconds() {
    #expect(CMTime.invalid.seconds.isNaN && !CMTime.invalid.isValid)
    #expect(CMTime.indefinite.isIndefinite && CMTime.indefinite.seconds.isNaN)
    #expect(CMTime.positiveInfinity.seconds == .infinity)
    #expect(CMTime(seconds: .nan, preferredTimescale: 1).isValid == false)
    #expect((CMTime.zero + .indefinite).isIndefinite)
  }

  @Test func roundingIsSaid() {
    let third = CMTime(seconds: 1.0 / 3, preferredTimescale: 10)

    #expect(third.value == 3 && third.hasBeenRounded)
    #expect(CMTime(value: 15, timescale: 10).convertScale(1, method: .default).value == 2)
    #expect(CMTime(value: 15, timescale: 10).convertScale(1, method: .roundTowardZero).value == 1)
  }

  @Test func theEndIsNotInARange() {
    let range = CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1))

    #expect(range.containsTime(CMTime(value: 1, timescale: 1)))
    #expect(!range.containsTime(range.end))
  }
}
