/// Asks the store; there is none.
open class SKRequest: NSObject {
  /// The object that is told about the failure; it is not retained.
  open weak var delegate: (any SKRequestDelegate)?

  public override init() { super.init() }

  /// Tells the delegate that there is no store, before it returns.
  open func start() {
    delegate?.request(self, didFailWithError: SKError(.cloudServiceNetworkConnectionFailed))
  }

  /// - Important: Inert.
  open func cancel() {}
}
