/// Hears when an accessory is gone, which never happens here.
public protocol EAAccessoryDelegate: NSObjectProtocol {
  func accessoryDidDisconnect(_ accessory: EAAccessory)
}

extension EAAccessoryDelegate {
  public func accessoryDidDisconnect(_ accessory: EAAccessory) {}
}
