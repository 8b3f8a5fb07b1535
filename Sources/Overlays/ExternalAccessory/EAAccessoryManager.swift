/// Knows the devices that are attached: none.
open class EAAccessoryManager: NSObject, @unchecked Sendable {
  private static let manager = EAAccessoryManager()

  open class func shared() -> EAAccessoryManager { manager }

  override init() { super.init() }

  /// Empty: no device is attached.
  open var connectedAccessories: [EAAccessory] { [] }

  /// - Important: Inert. Nothing is attached or removed, so nothing is posted.
  open func registerForLocalNotifications() {}
  /// - Important: Inert.
  open func unregisterForLocalNotifications() {}
}

extension NSNotification.Name {
  /// Headless: never posted.
  public static let EAAccessoryDidConnect = NSNotification.Name(
    "EAAccessoryDidConnectNotification")
  /// Headless: never posted.
  public static let EAAccessoryDidDisconnect = NSNotification.Name(
    "EAAccessoryDidDisconnectNotification")
}
