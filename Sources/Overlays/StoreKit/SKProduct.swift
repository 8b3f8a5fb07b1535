/// Never delivered: there is no store.
///
/// A test makes a subclass.
open class SKProduct: NSObject, @unchecked Sendable {
  /// What a subscription is counted in.
  public enum PeriodUnit: UInt, Sendable {
    case day, week, month, year
  }

  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  open var isDownloadable: Bool { false }
  open var subscriptionGroupIdentifier: String? { nil }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }

  public override init() { super.init() }
}
