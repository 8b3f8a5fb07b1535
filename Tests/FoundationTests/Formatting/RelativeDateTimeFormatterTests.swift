import DarkroomFoundation
import Foundation
import Testing

/// Moments by their distance.
struct RelativeDateTimeFormatterTests {
  let formatter = RelativeDateTimeFormatter()

  init() {
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = Calendar(identifier: .gregorian)
  }

  @Test func distances() {
    #expect(formatter.localizedString(fromTimeInterval: -2 * 86_400) == "2 days ago")
    #expect(formatter.localizedString(fromTimeInterval: 3600) == "in 1 hour")
    #expect(formatter.localizedString(from: DateComponents(minute: -5)) == "5 minutes ago")
  }

  @Test func names() {
    formatter.dateTimeStyle = .named

    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "tomorrow")
    #expect(formatter.localizedString(from: DateComponents(second: 0)) == "now")
  }

  /// Apple, "RelativeDateTimeFormatter.UnitsStyle.spellOut": numbers are words.
  @Test func numbersAreSpelledOut() {
    formatter.unitsStyle = .spellOut

    #expect(formatter.localizedString(fromTimeInterval: -2 * 86_400) == "two days ago")
    #expect(formatter.localizedString(fromTimeInterval: 3600) == "in one hour")
  }

  @Test func abbreviations() {
    formatter.unitsStyle = .abbreviated

    #expect(formatter.localizedString(fromTimeInterval: -2 * 86_400) == "2d ago")
  }
}
