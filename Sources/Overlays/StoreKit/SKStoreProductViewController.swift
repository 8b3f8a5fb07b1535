/// Remembers which product it was asked for; it shows none.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  /// The object that is told about the end; it is not retained, and only tests call it.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  package private(set) var parameters: [String: Any] = [:]

  /// Completes with `SKError.cloudServiceNetworkConnectionFailed`, before it returns.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    self.parameters = parameters
    block?(false, SKError(.cloudServiceNetworkConnectionFailed))
  }
}
