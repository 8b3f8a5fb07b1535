/// Never delivered: there is no store.
///
/// A test makes a subclass.
open class SKProduct: NSObject, @unchecked Sendable {
  /// What a subscription is counted in.
  public enum PeriodUnit: UInt, Sendable {
    case day, week, month, year
  }

  /// Empty, unless a test overrides it.
  open var productIdentifier: String { "" }
  /// Empty, unless a test overrides it.
  open var localizedTitle: String { "" }
  /// Empty, unless a test overrides it.
  open var localizedDescription: String { "" }
  /// Zero, unless a test overrides it.
  open var price: NSDecimalNumber { .zero }
  /// The locale of the United States, unless a test overrides it.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  /// False, unless a test overrides it.
  open var isDownloadable: Bool { false }
  /// Nil, unless a test overrides it.
  open var subscriptionGroupIdentifier: String? { nil }
  /// Nil, unless a test overrides it.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }

  public override init() { super.init() }
}
