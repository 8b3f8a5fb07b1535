/// Values that its maker gave; no store keeps it.
open class EKEvent: NSObject, @unchecked Sendable {
  /// Empty until it is set.
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  /// Nil until it is set; it is not compared with the end.
  open var startDate: Date!
  /// Nil until it is set; it is not compared with the start.
  open var endDate: Date!
  /// - Important: Inert.
  open var isAllDay = false
  open var timeZone: TimeZone?
  /// Nil until it is set.
  open var calendar: EKCalendar!
  /// Nil until one is added.
  open var alarms: [EKAlarm]?

  /// Creates an event without using the store.
  public init(eventStore: EKEventStore) { super.init() }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Nil: no store keeps it.
  open var eventIdentifier: String! { nil }
}
