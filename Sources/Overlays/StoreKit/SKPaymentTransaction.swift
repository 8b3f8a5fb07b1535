/// Never made here: there is no store.
///
/// A test makes a subclass.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// A payment for an empty product, unless a test overrides it.
  open var payment: SKPayment { SKPayment(product: SKProduct()) }
  /// `purchasing`, unless a test overrides it.
  open var transactionState: SKPaymentTransactionState { .purchasing }
  /// Nil, unless a test overrides it.
  open var transactionIdentifier: String? { nil }
  /// Nil, unless a test overrides it.
  open var transactionDate: Date? { nil }
  /// Nil, unless a test overrides it.
  open var original: SKPaymentTransaction? { nil }
  /// Nil, unless a test overrides it.
  open var error: (any Error)? { nil }

  public override init() { super.init() }
}
