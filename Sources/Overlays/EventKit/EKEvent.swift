/// Values that its maker gave; no store keeps it.
open class EKEvent: NSObject, @unchecked Sendable {
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var startDate: Date!
  open var endDate: Date!
  /// - Important: Inert.
  open var isAllDay = false
  open var timeZone: TimeZone?
  open var calendar: EKCalendar!
  open var alarms: [EKAlarm]?

  public init(eventStore: EKEventStore) { super.init() }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Nil: no store keeps it.
  open var eventIdentifier: String! { nil }
}
