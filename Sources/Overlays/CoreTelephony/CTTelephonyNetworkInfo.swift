/// Knows nothing: there is no telephone.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Nil, as on a device without a SIM, unless a test overrides it.
  open var currentRadioAccessTechnology: String? { nil }
  /// Nil, as on a device without a SIM, unless a test overrides it.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// Nil, as on a device without a SIM, unless a test overrides it.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// Nil, as on a device without a SIM, unless a test overrides it.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }

  public override init() { super.init() }
}
