/// Remembers which product it was asked for; it shows none.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
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
