extension Text {
  /// How a date is written.
  public struct DateStyle: Equatable, Codable, Sendable {
    let name: String

    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")
  }
}
