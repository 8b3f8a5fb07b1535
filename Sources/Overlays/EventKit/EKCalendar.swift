/// Never made here: there are no calendars.
open class EKCalendar: NSObject, @unchecked Sendable {
  open var title = ""
  open var cgColor: CGColor! = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  /// Empty, unless a test overrides it.
  open var calendarIdentifier: String { "" }

  override init() { super.init() }
}
