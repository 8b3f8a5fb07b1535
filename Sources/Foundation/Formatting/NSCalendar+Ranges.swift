public import Foundation

extension NSCalendar {
  /// The start of the unit that contains the date, and its duration in seconds; false for a unit without a duration.
  public func range(
    of unit: Unit, start datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
    interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
  ) -> Bool {
    guard let component = Self.component(unit) else { return false }
    guard let interval = (self as Calendar).dateInterval(of: component, for: date) else {
      return false
    }
    unsafe datep?.pointee = NSDate(
      timeIntervalSinceReferenceDate: interval.start.timeIntervalSinceReferenceDate)
    unsafe tip?.pointee = interval.duration
    return true
  }

  private static func component(_ unit: Unit) -> Calendar.Component? {
    let known: [(Unit, Calendar.Component)] = [
      (.era, .era), (.year, .year), (.month, .month), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second), (.weekday, .weekday), (.quarter, .quarter),
      (.weekOfMonth, .weekOfMonth), (.weekOfYear, .weekOfYear),
    ]
    return known.first { $0.0 == unit }?.1
  }
}
