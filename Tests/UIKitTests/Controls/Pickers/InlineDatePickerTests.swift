import Foundation
import Testing

@testable import DarkroomUIKit

/// Date pickers as calendars.
@MainActor
struct InlineDatePickerTests {
  private let picker = UIDatePicker()
  private let calendar: Calendar

  /// Friday, 14 August 2020, 10:30.
  init() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    self.calendar = calendar
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    picker.date = try #require(
      calendar.date(from: DateComponents(year: 2020, month: 8, day: 14, hour: 10, minute: 30)))
    picker.sizeToFit()
    picker.layoutIfNeeded()
  }

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels($0) }
  }

  private func label(_ text: String) throws -> UILabel {
    try #require(labels(picker).first { $0.text == text })
  }

  private func day(_ number: Int) throws -> CalendarDay {
    try #require(label("\(number)").superview as? CalendarDay)
  }

  @Test func aMonthHasItsTitleWeekdaysAndDays() throws {
    #expect(picker.datePickerStyle == .inline)
    #expect(try label("August 2020").isHidden == false)
    // The first of August 2020 was a Saturday, which ends a week in the United States.
    #expect(try day(1).frame.minY == day(1).frame.minY)
    #expect(try day(2).frame.minX < day(1).frame.minX && day(2).frame.minY > day(1).frame.minY)
    #expect(try abs(day(1).frame.midX - label("SAT").frame.midX) < 1)
    #expect(try day(14).isSelected && !day(15).isSelected)
    #expect(!labels(picker).contains { $0.text == "32" })
  }

  @Test func aTappedDayIsChosenAtTheSameTime() throws {
    var count = 0
    picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    try day(20).sendActions(for: .touchUpInside)
    let parts = calendar.dateComponents([.day, .hour, .minute], from: picker.date)

    #expect(parts.day == 20 && parts.hour == 10 && parts.minute == 30 && count == 1)
    #expect(try day(20).isSelected && !day(14).isSelected)
  }

  @Test func daysOutsideOfTheLimitsAreDisabled() throws {
    picker.minimumDate = calendar.date(from: DateComponents(year: 2020, month: 8, day: 10, hour: 9))
    picker.layoutIfNeeded()

    #expect(try !day(9).isEnabled && day(10).isEnabled)
  }

  @Test func theTimeStandsBelowTheCalendar() throws {
    let height = picker.intrinsicContentSize.height
    picker.datePickerMode = .dateAndTime
    picker.sizeToFit()
    picker.layoutIfNeeded()

    #expect(picker.intrinsicContentSize.height == height + 44)
    #expect(try label("Time").frame.minY >= height)
  }

  @Test func aTimeAloneIsCompact() {
    picker.datePickerMode = .time

    #expect(picker.intrinsicContentSize.height < 60)
  }
}
