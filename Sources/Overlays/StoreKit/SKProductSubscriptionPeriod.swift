/// How long a subscription lasts.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  /// 0, unless a test overrides it.
  open var numberOfUnits: Int { 0 }
  /// Days, unless a test overrides it.
  open var unit: SKProduct.PeriodUnit { .day }

  public override init() { super.init() }
}
