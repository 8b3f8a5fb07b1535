import DarkroomFoundation
import Foundation
import Testing

/// Lengths of time.
struct DateComponentsFormatterTests {
  let formatter = DateComponentsFormatter()

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    formatter.allowedUnits = [.hour, .minute, .second]
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "3:25:10"), (.abbreviated, "3h 25m 10s"),
    (.brief, "3hr 25min 10sec"), (.short, "3 hr, 25 min, 10 sec"),
    (.full, "3 hours, 25 minutes, 10 seconds"),
  ])
  func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
    formatter.unitsStyle = style

    #expect(formatter.string(from: 12_310) == text)
  }

  @Test func zerosAreLeftOut() {
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3600) == "1h")
    #expect(formatter.string(from: 3605) == "1h 5s")
    #expect(formatter.string(from: 0) == "0s")

    formatter.zeroFormattingBehavior = .dropLeading
    #expect(formatter.string(from: 3600) == "1h 0m 0s")
    #expect(formatter.string(from: 65) == "1m 5s")

    formatter.zeroFormattingBehavior = .dropTrailing
    #expect(formatter.string(from: 60) == "0h 1m")
  }

  @Test func clocks() {
    #expect(formatter.string(from: 59) == "59")
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 3600) == "1:00:00")

    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
  }

  @Test func unitsAreCountedAndCollapsed() {
    formatter.unitsStyle = .abbreviated
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 12_310) == "3h 25m")

    formatter.allowedUnits = [.hour, .minute]
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 3780) == "63m")
    #expect(formatter.string(from: 7200) == "2h")
  }

  /// "Little Bites of Cocoa", bite 288; German separators are the ones that CLDR has for units.
  @Test func numbersAreSpelledOut() {
    formatter.unitsStyle = .spellOut

    #expect(formatter.string(from: 123) == "two minutes, three seconds")
    formatter.calendar?.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: 123) == "zwei Minuten und drei Sekunden")
  }

  /// What iOS writes, by lionheart/openradar-mirror#16766, feedback-assistant/reports#86 and malcommac/SwiftDate#388.
  @Test func onlyTheFirstPartHasTheSign() {
    formatter.zeroFormattingBehavior = []
    let clocks = [-3600, -1800, 0, 1800].map { formatter.string(from: $0) }
    #expect(clocks == ["-1:00:00", "0:30:00", "0:00:00", "0:30:00"])

    formatter.unitsStyle = .short
    formatter.zeroFormattingBehavior = .dropAll
    #expect(formatter.string(from: -7503) == "-2 hr, 5 min, 3 sec")

    formatter.unitsStyle = .abbreviated
    formatter.allowedUnits = [.hour, .minute]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: -60) == "0h 1m")
    #expect(formatter.string(from: -6000) == "-1h 40m")
  }

  @Test func componentsAndDates() {
    formatter.unitsStyle = .full
    formatter.allowedUnits = [.day, .hour]
    let start = Date(timeIntervalSinceReferenceDate: 0)

    #expect(formatter.string(from: start, to: start + 90_000) == "1 day, 1 hour")
    #expect(formatter.string(from: DateComponents(day: 2)) == "2 days")
    #expect(formatter.string(from: DateComponents()) == nil)
  }
}
