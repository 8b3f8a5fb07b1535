/// Without calendars, and without the permission to read them.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Nobody was asked.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }
  /// - Important: Inert. Nobody answers.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}
  /// - Important: Inert. Nobody answers.
  open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}
  /// - Important: Inert. Nobody answers.
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}
  /// Nil: there are no calendars.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Always empty.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Chosen by their dates; there are no events to choose from.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// Empty: there are no calendars.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Throws `EKError.eventStoreNotAuthorized`.
  open func save(_ event: EKEvent, span: EKSpan) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  /// Throws `EKError.eventStoreNotAuthorized`.
  open func remove(_ event: EKEvent, span: EKSpan) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
}
