/// Never made here: there is no store.
///
/// A test makes a subclass.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  open var payment: SKPayment { SKPayment(product: SKProduct()) }
  open var transactionState: SKPaymentTransactionState { .purchasing }
  open var transactionIdentifier: String? { nil }
  open var transactionDate: Date? { nil }
  open var original: SKPaymentTransaction? { nil }
  open var error: (any Error)? { nil }

  public override init() { super.init() }
}
