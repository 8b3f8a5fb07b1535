/// Keeps requests and categories; nobody is asked, and nothing is delivered.
///
/// What it is asked completes before it returns.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private struct State {
    weak var delegate: (any UNUserNotificationCenterDelegate)?
    var requests: [UNNotificationRequest] = []
    var categories: Set<UNNotificationCategory> = []
  }

  private static let center = UNUserNotificationCenter()
  private let lock = NSLock()
  private var state = State()

  override init() { super.init() }

  /// The only center of the process.
  open class func current() -> UNUserNotificationCenter { center }

  /// The object that is told about notifications; it is not retained, and only tests call it.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { state.delegate } }
    set { lock.withLock { state.delegate = newValue } }
  }

  /// - Important: Inert. Nobody answers.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}

  /// Passes settings with everything disabled to the closure before it returns.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }

  /// Settings with everything disabled.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Takes the place of a request with the same identifier.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    lock.withLock {
      state.requests.removeAll { $0.identifier == request.identifier }
      state.requests.append(request)
    }
    completionHandler?(nil)
  }

  /// Adds a request, in place of one with the same identifier; nothing is thrown.
  open func add(_ request: UNNotificationRequest) async throws {
    add(request, withCompletionHandler: nil)
  }

  /// Passes the added requests to the closure before it returns.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(lock.withLock { state.requests }) }

  /// The requests that were added and not removed, in the order in which they were added.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { state.requests }
  }

  /// Removes requests; unknown identifiers have no effect.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { state.requests.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Removes all requests.
  open func removeAllPendingNotificationRequests() { lock.withLock { state.requests = [] } }

  /// Empty: nothing is delivered.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }

  /// - Important: Inert. Nothing is delivered.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// - Important: Inert. Nothing is delivered.
  open func removeAllDeliveredNotifications() {}

  /// Replaces all categories.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { state.categories = categories }
  }

  /// Passes the categories to the closure before it returns.
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { completionHandler(lock.withLock { state.categories }) }

  /// - Important: Inert. No badge is shown.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}
