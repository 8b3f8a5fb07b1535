/// Asks the store; there is none.
open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?

  public override init() { super.init() }

  /// Tells the delegate that there is no store, before it returns.
  open func start() {
    delegate?.request(self, didFailWithError: SKError(.cloudServiceNetworkConnectionFailed))
  }

  /// - Important: Inert.
  open func cancel() {}
}
