public import DarkroomCoreGraphics
public import Foundation

/// A control for a date or a time, as wheels or as text on pills.
///
/// As on iOS, `date` is initially the time at which the picker is created, so set a date before you take a picture. If
/// nothing is set, the locale is `en_US`, the calendar its Gregorian one and the time zone GMT, whatever the machine
/// uses. No day is called "Today".
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The parts of a date that the user can choose.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4269
  }

  final var bank = WheelBank()
  final var columns: [DateColumn] = []
  final var pills: [DatePill] = []
  final var units: [UILabel] = []
  final var monthCalendar: DateCalendar?
  private var storedDate = Date()
  private var duration: TimeInterval = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UIDatePicker.self)
  }

  public convenience init() { self.init(frame: .zero) }

  private func setUp() {
    clipsToBounds = true
    loadParts()
    if bounds.isEmpty { frame.size = naturalSize }
  }

  /// The parts of a date that are shown; `dateAndTime` by default.
  open var datePickerMode: Mode = .dateAndTime { didSet { loadParts() } }
  /// The style that the app prefers; `automatic` means `compact`.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { loadParts() } }
  /// The style in use: `wheels` for durations and months, or else the preferred one.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The locale of names and formats; nil means US English, whatever the machine's locale is.
  open var locale: Locale? { didSet { loadParts() } }
  /// The calendar of the shown date; nil means the Gregorian one.
  open var calendar: Calendar! { didSet { loadParts() } }
  /// The time zone of the shown date; nil means that of `calendar`, or GMT if that is nil, too.
  open var timeZone: TimeZone? { didSet { loadParts() } }

  /// The date, within the limits and at a multiple of `minuteInterval` if that is more than one.
  ///
  /// Setting it sends no event.
  open var date: Date {
    get { storedDate }
    set {
      storedDate = settled(newValue)
      showDate()
    }
  }
  /// Sets the date at once, within the limits; sends no event.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The earliest date; nil sets no limit.
  ///
  /// Setting it moves the date into the range.
  open var minimumDate: Date? { didSet { date = storedDate } }
  /// The latest date; nil sets no limit.
  ///
  /// If it is before the earliest one, neither has an effect.
  open var maximumDate: Date? { didSet { date = storedDate } }
  /// The duration in seconds, less than a day.
  ///
  /// Once it has been set, it is a whole number of minutes, at least one.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      duration = settledDuration(newValue)
      showDate()
    }
  }
  /// The interval of minutes, a divisor of 60 up to 30; any other number counts as 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      date = storedDate
      loadParts()
    }
  }
  /// Whether times are rounded to `minuteInterval`; true by default.
  open var roundsToMinuteInterval = true { didSet { date = storedDate } }

  open override var intrinsicContentSize: CGSize { naturalSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  override func stateDidChange() {
    super.stateDidChange()
    loadParts()
  }
}
