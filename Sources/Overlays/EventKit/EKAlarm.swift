/// When an event is announced.
open class EKAlarm: NSObject, @unchecked Sendable {
  /// When the alarm goes off; nil if it depends on the start of the event.
  open var absoluteDate: Date?
  /// In seconds.
  open var relativeOffset: TimeInterval = 0

  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }

  /// Seconds after the start of the event; negative before it.
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
}
