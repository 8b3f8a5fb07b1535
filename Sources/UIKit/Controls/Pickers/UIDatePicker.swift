public import DarkroomCoreGraphics
public import Foundation

/// A date or a time on wheels, or as text on pills.
///
/// `date` is the moment at which the picker is made, as on iOS: set one before you take a picture. Where none are
/// set, the locale is `en_US`, the calendar its Gregorian one and the time zone GMT, whatever those of the machine
/// are; no day is called "Today".
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// Which parts of a date are chosen.
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

  open var datePickerMode: Mode = .dateAndTime { didSet { loadParts() } }
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic { didSet { loadParts() } }
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  open var locale: Locale? { didSet { loadParts() } }
  open var calendar: Calendar! { didSet { loadParts() } }
  open var timeZone: TimeZone? { didSet { loadParts() } }

  /// Kept between the limits, and at a whole `minuteInterval` where that is more than one.
  ///
  /// Sends no event when set.
  open var date: Date {
    get { storedDate }
    set {
      storedDate = settled(newValue)
      showDate()
    }
  }
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  open var minimumDate: Date? { didSet { date = storedDate } }
  open var maximumDate: Date? { didSet { date = storedDate } }
  /// Seconds, below a day; whole minutes, at least one once it was set.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      duration = settledDuration(newValue)
      showDate()
    }
  }
  /// A divisor of 60 up to 30; any other number counts as 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      date = storedDate
      loadParts()
    }
  }
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
