import DarkroomCoreGraphics
import Foundation
import Testing

@testable import DarkroomUIKit

@MainActor
struct DatePickerTests {
  private let picker = UIDatePicker()
  private let calendar: Calendar

  init() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    self.calendar = calendar
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0)
    -> Date
  {
    calendar.date(
      from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))
      ?? .distantPast
  }

  private func wheels(_ mode: UIDatePicker.Mode) {
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = mode
    picker.frame.size = CGSize(width: 320, height: 216)
    picker.layoutIfNeeded()
  }

  /// What stands on the bar, from wheel to wheel.
  private var selectedTitles: [String?] {
    picker.layoutIfNeeded()
    return picker.bank.wheels.map { ($0.view(forRow: $0.selected) as? UILabel)?.text }
  }

  /// Rows were looked for in all of the height, until memory was full.
  @Test func aHeightThatNoScreenHasMakesNoRowsWithoutEnd() {
    wheels(.date)
    picker.frame.size.height = 1e9

    picker.layoutIfNeeded()

    #expect(picker.bank.wheels.allSatisfy { $0.subviews.count < 2_100 })
  }

  @Test(arguments: [(1e300, 32, 999), (216, 0, 999), (216, .nan, 0), (216, -1, 0), (216, 32, 4)])
  func visibleRowsAreFewWhateverTheNumbers(height: CGFloat, rowHeight: CGFloat, rows: Int) {
    #expect(WheelGeometry(height: height, rowHeight: rowHeight).visibleDistance == rows)
  }

  @Test func aPickerStartsNowAsCompactDateAndTime() {
    let before = Date()
    let picker = UIDatePicker()

    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.datePickerStyle == .compact)
    #expect(picker.preferredDatePickerStyle == .automatic)
    #expect(picker.date >= before && picker.date <= Date())
  }

  @Test func wheelsFollowTheOrderOfTheLocale() {
    picker.date = date(2024, 2, 29, 15, 7)
    wheels(.date)
    #expect(selectedTitles == ["February", "29", "2024"])

    picker.locale = Locale(identifier: "de_DE")
    #expect(selectedTitles == ["29", "Februar", "2024"])
  }

  @Test func twelveHoursOrTwentyFourByLocale() {
    picker.date = date(2024, 2, 29, 15, 7)
    wheels(.time)
    #expect(selectedTitles == ["3", "07", "PM"])

    picker.locale = Locale(identifier: "de_DE")
    #expect(selectedTitles == ["15", "07"])
  }

  @Test func theTimeZoneMovesWhatIsShown() throws {
    picker.date = date(2024, 2, 29, 15, 7)
    wheels(.dateAndTime)
    #expect(selectedTitles == ["Thu, Feb 29", "3", "07", "PM"])

    picker.timeZone = TimeZone(secondsFromGMT: 9 * 3600)
    #expect(selectedTitles == ["Fri, Mar 1", "12", "07", "AM"])
  }

  @Test func limitsClampUnlessTheyAreCrossed() {
    picker.minimumDate = date(2024, 1, 10)
    picker.maximumDate = date(2024, 1, 20)
    picker.date = date(2024, 1, 1)
    #expect(picker.date == date(2024, 1, 10))
    picker.setDate(date(2025, 1, 1), animated: true)
    #expect(picker.date == date(2024, 1, 20))
    picker.maximumDate = date(2024, 1, 15)
    #expect(picker.date == date(2024, 1, 15))

    picker.minimumDate = date(2024, 2, 1)
    picker.date = date(2030, 1, 1)
    #expect(picker.date == date(2030, 1, 1))
  }

  @Test func minutesComeInIntervals() {
    picker.minuteInterval = 15
    picker.date = date(2024, 1, 1, 9, 44)
    #expect(picker.date == date(2024, 1, 1, 9, 30))
    wheels(.time)
    #expect(selectedTitles == ["9", "30", "AM"])

    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1, "7 does not divide 60")
    picker.roundsToMinuteInterval = false
    picker.minuteInterval = 30
    picker.date = date(2024, 1, 1, 9, 44)
    #expect(picker.date == date(2024, 1, 1, 9, 44))
  }

  @Test func aTurnedWheelSendsTheEvent() {
    var heard: [Date] = []
    picker.addAction(
      UIAction { [picker] _ in heard.append(picker.date) }, for: .valueChanged)
    picker.date = date(2024, 1, 31)
    wheels(.date)
    #expect(heard.isEmpty)

    picker.bank.wheels[0].choose(1)
    #expect(heard == [date(2024, 2, 29)], "February has no 31st")
  }

  @Test func theOtherHalfOfTheDayIsTwelveHoursAway() {
    picker.date = date(2024, 1, 31, 9, 41)
    wheels(.time)

    picker.bank.wheels[2].choose(1)

    #expect(picker.date == date(2024, 1, 31, 21, 41))
    #expect(selectedTitles == ["9", "41", "PM"])
  }

  @Test func endlessWheelsGoOnAfterTheirEnd() {
    picker.date = date(2024, 12, 31)
    wheels(.date)

    #expect((picker.bank.wheels[0].view(forRow: 0) as? UILabel)?.text == "January")
    #expect(picker.bank.wheels[2].view(forRow: 2024)?.center.y ?? 0 > 108, "years have an end")
  }

  @Test func countDownsAreWholeMinutesBelowADay() {
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.countDownDuration == 0)
    picker.countDownDuration = 3 * 3600 + 125
    #expect(picker.countDownDuration == 3 * 3600 + 120)
    picker.frame.size = CGSize(width: 320, height: 216)
    #expect(selectedTitles == ["3", "2"])

    picker.countDownDuration = 5
    #expect(picker.countDownDuration == 60)
    picker.countDownDuration = 1e9
    #expect(picker.countDownDuration == 86340)
  }

  @Test func compactPickersShowTheDateAsText() {
    picker.date = date(2024, 2, 29, 15, 7)
    let texts = picker.pills.map { ($0.subviews.first as? UILabel)?.text }
    #expect(texts.first == "Feb 29, 2024")
    #expect(texts.last??.hasPrefix("3:07") == true)

    picker.datePickerMode = .date
    #expect(picker.pills.count == 1)
    // 20.33 of a 17 point line and 7 above and below.
    #expect(abs(picker.intrinsicContentSize.height - CGFloat(34.33)) < 0.01)
  }

  @Test func wheelsAreAsHighAsAPickers() {
    picker.preferredDatePickerStyle = .wheels

    #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 216))
  }
}
