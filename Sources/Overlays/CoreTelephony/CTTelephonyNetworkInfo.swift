/// Knows nothing: there is no telephone.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  open var currentRadioAccessTechnology: String? { nil }
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  open var subscriberCellularProvider: CTCarrier? { nil }
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }

  public override init() { super.init() }
}
