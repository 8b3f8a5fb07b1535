import Synchronization

/// A payment whose parts can be set.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  private let values = Mutex<(quantity: Int, name: String?)>((1, nil))

  open override var quantity: Int {
    get { values.withLock { $0.quantity } }
    set { values.withLock { $0.quantity = newValue } }
  }
  open override var applicationUsername: String? {
    get { values.withLock { $0.name } }
    set { values.withLock { $0.name = newValue } }
  }
}
