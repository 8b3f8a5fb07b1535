/// Never made here: there are no calendars.
open class EKCalendar: NSObject, @unchecked Sendable {
  open var title = ""
  open var calendarIdentifier: String { "" }

  override init() { super.init() }
}
