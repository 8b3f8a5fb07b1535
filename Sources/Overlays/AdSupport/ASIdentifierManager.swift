/// The identifier of zeros that iOS gives without a permission.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let manager = ASIdentifierManager()

  override init() { super.init() }

  open class func shared() -> ASIdentifierManager { manager }
  open var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
  open var isAdvertisingTrackingEnabled: Bool { false }
}
