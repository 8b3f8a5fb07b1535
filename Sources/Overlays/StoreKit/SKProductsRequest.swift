/// Asks the store for products.
open class SKProductsRequest: SKRequest {
  package let productIdentifiers: Set<String>

  /// Creates a request, which fails when it is started.
  public init(productIdentifiers: Set<String>) {
    self.productIdentifiers = productIdentifiers
    super.init()
  }
}
