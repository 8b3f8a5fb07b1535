/// How a film is to be delivered.
@safe open class PHVideoRequestOptions: NSObject {
  /// - Important: Inert. Nothing is loaded.
  open var isNetworkAccessAllowed = false
  /// - Important: Inert. Nothing is loaded.
  open var version = PHVideoRequestOptionsVersion.current
  /// - Important: Inert. Nothing is loaded.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// - Important: Inert. Nothing is loaded.
  open var progressHandler: PHAssetVideoProgressHandler?

  public override init() { super.init() }
}
