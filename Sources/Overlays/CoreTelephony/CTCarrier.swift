/// Never made here: there is no telephone.
open class CTCarrier: NSObject, @unchecked Sendable {
  /// Nil, unless a test overrides it.
  open var carrierName: String? { nil }
  /// Nil, unless a test overrides it.
  open var mobileCountryCode: String? { nil }
  /// Nil, unless a test overrides it.
  open var mobileNetworkCode: String? { nil }
  /// Nil, unless a test overrides it.
  open var isoCountryCode: String? { nil }

  override init() { super.init() }
}
