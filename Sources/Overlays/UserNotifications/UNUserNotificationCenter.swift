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

  open class func current() -> UNUserNotificationCenter { center }

  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { state.delegate } }
    set { lock.withLock { state.delegate = newValue } }
  }

  /// - Important: Inert. Nobody answers.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {}

  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }

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

  open func add(_ request: UNNotificationRequest) async throws {
    add(request, withCompletionHandler: nil)
  }

  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(lock.withLock { state.requests }) }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { state.requests }
  }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { state.requests.removeAll { identifiers.contains($0.identifier) } }
  }

  open func removeAllPendingNotificationRequests() { lock.withLock { state.requests = [] } }

  /// Empty: nothing is delivered.
  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }

  /// - Important: Inert. Nothing is delivered.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// - Important: Inert. Nothing is delivered.
  open func removeAllDeliveredNotifications() {}

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { state.categories = categories }
  }

  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { completionHandler(lock.withLock { state.categories }) }

  /// - Important: Inert. No badge is shown.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}
