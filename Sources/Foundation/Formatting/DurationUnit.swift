import Foundation

/// The units in which a duration is written, the largest first.
enum DurationUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var isPartOfDay: Bool { self == .hour || self == .minute || self == .second }

  /// The number of a smaller unit that it contains; nil if that depends on the date.
  func count(of unit: DurationUnit) -> Int? {
    switch (self, unit) {
    case (.year, .month): 12
    case (.week, .day): 7
    case (.day, .hour): 24
    case (.hour, .minute), (.minute, .second): 60
    default: nil
    }
  }
}
