/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 0x60)
  /// The day, the month and the year, without the time.
  public static let date = DatePickerComponents(rawValue: 0x1E)
}
