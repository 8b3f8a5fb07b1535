/// Sells nothing: `canMakePayments()` is false.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  private let lock = NSLock()
  private var observers: [any SKPaymentTransactionObserver] = []

  public override init() { super.init() }

  open class func `default`() -> SKPaymentQueue { queue }
  open class func canMakePayments() -> Bool { false }
  open var transactions: [SKPaymentTransaction] { [] }
  package var transactionObservers: [any SKPaymentTransactionObserver] {
    lock.withLock { observers }
  }
  open func add(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.append(observer) }
  }
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

public let SKErrorDomain = SKError.errorDomain
