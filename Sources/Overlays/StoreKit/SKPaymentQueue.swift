/// Sells nothing: `canMakePayments()` is false.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  private let lock = NSLock()
  private var observers: [any SKPaymentTransactionObserver] = []

  public override init() { super.init() }

  /// The queue of the process; others can be created.
  open class func `default`() -> SKPaymentQueue { queue }
  /// Always false.
  open class func canMakePayments() -> Bool { false }
  /// Always empty.
  open var transactions: [SKPaymentTransaction] { [] }
  package var transactionObservers: [any SKPaymentTransactionObserver] {
    lock.withLock { observers }
  }
  /// Adds an observer, which the queue retains and never calls.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.append(observer) }
  }
  /// Removes an observer; has no effect for one that was not added.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.removeAll { $0 === observer } }
  }
  /// - Important: Inert. There is no store.
  open func add(_ payment: SKPayment) {}
  /// - Important: Inert. There is no store.
  open func restoreCompletedTransactions() {}
  /// - Important: Inert. There is no store.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {}
  /// - Important: Inert.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}

/// The domain of StoreKit's errors.
public let SKErrorDomain = SKError.errorDomain
