/// Never made here: there is no telephone.
open class CTCarrier: NSObject, @unchecked Sendable {
  open var carrierName: String? { nil }
  open var mobileCountryCode: String? { nil }
  open var mobileNetworkCode: String? { nil }
  open var isoCountryCode: String? { nil }

  override init() { super.init() }
}
