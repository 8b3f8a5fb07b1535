extension Text {
  /// How a date is written.
  public struct DateStyle: Equatable, Codable, Sendable {
    let name: String

    /// The hour and the minute, in the short format of the locale.
    public static let time = DateStyle(name: "time")
    /// The date in the long format of the locale.
    public static let date = DateStyle(name: "date")
    /// The distance from now in the two largest units, such as "2 hr, 23 min"; only in English here.
    public static let relative = DateStyle(name: "relative")
    /// The distance from now in the largest unit with its sign, such as "+2 hours"; only in English here.
    public static let offset = DateStyle(name: "offset")
    /// The distance from now as hours, minutes and seconds, such as "2:23:05".
    public static let timer = DateStyle(name: "timer")
  }
}
