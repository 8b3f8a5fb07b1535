import DarkroomCoreGraphics
import Foundation

/// A month shown as a calendar: the inline style of a date picker.
///
/// Its sizes were not measured on a device. It has a title, the names of the weekdays, and six weeks.
final class DateCalendar: UIView {
  /// The natural size in points.
  static let naturalSize = CGSize(width: 320, height: 332)
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 24
  private static let inset: CGFloat = 8
  private static let weeks = 6

  /// Called with the day that the user chose, at the time of day of the shown date.
  var didChoose: ((Date) -> Void)?

  private let title = UILabel()
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private var days: [CalendarDay] = []
  private var calendar = Calendar(identifier: .gregorian)
  private var date = Date.distantPast
  /// The month that is shown, which need not be the month of the date.
  private var shownMonth = Date.distantPast
  private var limits = Date.distantPast...Date.distantFuture
  private var isActive = true

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    let size = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
    back.setImage(UIImage(systemName: "chevron.left", withConfiguration: size), for: .normal)
    forward.setImage(UIImage(systemName: "chevron.right", withConfiguration: size), for: .normal)
    back.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
    forward.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
    weekdays = (0..<7).map { _ in
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      return label
    }
    days = (0..<7 * Self.weeks).map { _ in CalendarDay() }
    for day in days {
      day.addAction(
        UIAction { [weak self, weak day] _ in day.map { self?.choose($0) } }, for: .touchUpInside)
    }
    for view in [title, back, forward] + weekdays + days { addSubview(view) }
  }

  func show(
    _ date: Date, calendar: Calendar, limits: ClosedRange<Date>, isEnabled: Bool
  ) {
    self.calendar = calendar
    self.date = date
    self.limits = limits
    isActive = isEnabled
    shownMonth = month(of: date)
    showMonth()
  }

  private func month(of date: Date) -> Date {
    calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  private func turn(by months: Int) {
    shownMonth = calendar.date(byAdding: .month, value: months, to: shownMonth) ?? shownMonth
    showMonth()
  }

  private func choose(_ day: CalendarDay) {
    guard isActive, let start = day.start else { return }
    let time = date.timeIntervalSince(calendar.startOfDay(for: date))
    didChoose?(start + time)
  }

  // MARK: Content

  private func showMonth() {
    let formatter = DateFormatter()
    formatter.locale = calendar.locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("MMMM y")
    title.text = formatter.string(from: shownMonth)
    let names = calendar.shortWeekdaySymbols
    for (i, label) in weekdays.enumerated() where !names.isEmpty {
      label.text = names[(i + calendar.firstWeekday - 1) % names.count].uppercased()
    }
    showDays()
    setNeedsLayout()
  }

  private func showDays() {
    let weekday = calendar.component(.weekday, from: shownMonth)
    let lead = (weekday - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: shownMonth)?.count ?? 0
    for (i, day) in days.enumerated() {
      let number = i - lead
      guard (0..<count).contains(number),
        let start = calendar.date(byAdding: .day, value: number, to: shownMonth)
      else {
        day.hide()
        continue
      }
      let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
      day.show(
        calendar.component(.day, from: start), from: start,
        isChosen: calendar.isDate(start, inSameDayAs: date),
        isEnabled: isActive && end > limits.lowerBound && start <= limits.upperBound)
    }
  }

  // MARK: Places

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = (bounds.width - 2 * Self.inset) / 7
    let height =
      max(0, bounds.height - Self.headerHeight - Self.weekdayHeight)
      / CGFloat(Self.weeks)
    func place(_ view: UIView, _ frame: CGRect) {
      let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
      view.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
    }
    place(
      title,
      CGRect(
        x: 2 * Self.inset, y: 0, width: max(0, bounds.width - 2 * Self.inset - 2 * 44),
        height: Self.headerHeight))
    place(back, CGRect(x: bounds.width - 96, y: 0, width: 44, height: Self.headerHeight))
    place(forward, CGRect(x: bounds.width - 52, y: 0, width: 44, height: Self.headerHeight))
    for (i, label) in weekdays.enumerated() {
      place(
        label,
        CGRect(
          x: Self.inset + CGFloat(i) * width, y: Self.headerHeight, width: width,
          height: Self.weekdayHeight))
    }
    let top = Self.headerHeight + Self.weekdayHeight
    for (i, day) in days.enumerated() {
      place(
        day,
        CGRect(
          x: Self.inset + CGFloat(i % 7) * width, y: top + CGFloat(i / 7) * height, width: width,
          height: height))
    }
  }
}
