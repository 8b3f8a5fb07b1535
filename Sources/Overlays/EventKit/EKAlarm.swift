/// When an event is announced.
open class EKAlarm: NSObject, @unchecked Sendable {
  open var absoluteDate: Date?
  /// In seconds.
  open var relativeOffset: TimeInterval = 0

  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }

  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
}
