/// Delivers at a date, on iOS.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of a date that have to match.
  public let dateComponents: DateComponents

  /// Creates a trigger, which delivers nothing here.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}
