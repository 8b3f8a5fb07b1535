import SwiftUI
import Testing

/// Views that change with time, of which pictures show one moment.
@MainActor
struct TimelineViewTests {
  private func date(_ schedule: some TimelineSchedule, now: Date? = nil) -> Date? {
    var date: Date?
    let view = TimelineView(schedule) { context in
      let _ = date = context.date
      Color.black
    }
    _ = Picture(view._referenceDate(now))
    return date
  }

  @Test func aTimelineShowsTheLastEntryThatHasCome() {
    let start = Date().addingTimeInterval(-100)
    let shown = date(.periodic(from: start, by: 40))

    #expect(shown == start.addingTimeInterval(80))
  }

  @Test(arguments: [0, 1e-300])
  func anIntervalWithoutALengthShowsNow(interval: TimeInterval) throws {
    let now = Date()
    let shown = try #require(date(.periodic(from: now.addingTimeInterval(-100), by: interval)))

    #expect(abs(shown.timeIntervalSince(now)) < 60)
  }

  @Test func beforeTheFirstEntryItIsShown() {
    let start = Date().addingTimeInterval(500)

    #expect(date(.explicit([start])) == start)
  }

  @Test func minutesBeginAtTheirStart() {
    let shown = date(.everyMinute)

    #expect(
      shown.map { $0.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60) } == 0)
  }

  @Test func nowCanBeFixed() {
    let noon = Date(timeIntervalSinceReferenceDate: 43_200)

    #expect(date(.periodic(from: .now, by: 7), now: noon) == noon)
  }

  @Test func anEmptyScheduleShowsNow() {
    let shown = date(.explicit([]))

    #expect(shown.map { abs($0.timeIntervalSinceNow) < 60 } == true)
  }
}
