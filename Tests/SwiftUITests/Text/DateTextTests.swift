import Testing

@testable import SwiftUI

@MainActor
struct DateTextTests {
  private let noon = Date(timeIntervalSince1970: 1_591_185_600)  // 3 June 2020, 12:00 in Greenwich.

  private func string(_ text: Text, now: Date? = nil) throws -> String {
    try text.resolved {
      $0.referenceDate = now ?? noon
      $0.locale = Locale(identifier: "en_US")
      $0.timeZone = .gmt
      $0.calendar = Calendar(identifier: .gregorian)
    }.string.replacing("\u{202F}", with: " ")
  }

  private func at(_ seconds: Double) -> Date { noon.addingTimeInterval(seconds) }

  /// `Date` conforms to `ReferenceConvertible` on iOS; ivanvorobei/SwiftUI has such texts in `ProfileSummary.swift`.
  @Test func formattersTakeDates() throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = .gmt
    formatter.dateFormat = "yyyy-MM-dd"

    #expect(try string(Text(noon, formatter: formatter)) == "2020-06-03")
    #expect(try string(Text("Day \(noon, formatter: formatter)")) == "Day 2020-06-03")
  }

  @Test func aClockShowsAnAbsurdDistance() throws {
    let end = Date(timeIntervalSinceReferenceDate: 1e300)

    #expect(try string(Text(end, style: .timer)).hasSuffix(":40"))
    #expect(try string(Text(timerInterval: noon...end, countsDown: true)).hasSuffix(":40"))
  }

  /// Forms are those of Apple's documentation of `Text.DateStyle`.
  @Test func datesAndTimes() throws {
    #expect(try string(Text(noon, style: .date)) == "June 3, 2020")
    #expect(try string(Text(noon, style: .time)) == "12:00 PM")
    #expect(try string(Text(at(152), style: .timer)) == "2:32")
    #expect(try string(Text(at(-133_141), style: .timer)) == "36:59:01")
    #expect(try string(Text(at(8580), style: .relative)) == "2 hr, 23 min")
    #expect(try string(Text(at(-45), style: .relative)) == "45 sec")
    #expect(try string(Text(at(7300), style: .offset)) == "+2 hours")
    #expect(try string(Text(at(-92 * 86_400), style: .offset)) == "-3 months")
  }

  /// Foundation on Linux has no names of units.
  @Test func distancesAreNotDrawnInOtherLanguages() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")

    #expect(Text(noon, style: .relative).resolved(in: environment) == nil)
    #expect(Text(noon, style: .date).resolved(in: environment) != nil)
  }

  @Test func rangesOfADayAreTimes() throws {
    #expect(try string(Text(noon...at(5400))) == "12:00 PM – 1:30 PM")
    #expect(
      try string(Text(DateInterval(start: noon, duration: 90_000))).hasPrefix(
        "6/3/20, 12:00 PM – 6/4/20"))
  }

  @Test func timersCountWithinTheirRange() throws {
    let range = at(-60)...at(3600)
    #expect(try string(Text(timerInterval: range)) == "1:00:00")
    #expect(try string(Text(timerInterval: range, countsDown: false)) == "1:00")
    #expect(try string(Text(timerInterval: range), now: at(9999)) == "0:00")
    #expect(try string(Text(timerInterval: range, pauseTime: at(1800))) == "30:00")
    #expect(try string(Text(timerInterval: range, showsHours: false)) == "60:00")
  }

  @Test func theDateOfReferenceIsSetForAllTextsInside() throws {
    let start = noon
    let widths = [10.0, 100_000].map { seconds in
      frames(
        of: VStack { Text(start, style: .timer) }._referenceDate(at(seconds)),
        in: CGSize(width: 300, height: 100)
      )[0].width
    }
    #expect(widths[1] > widths[0] + 20)
  }
}
