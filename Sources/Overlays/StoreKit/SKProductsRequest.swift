/// Asks the store for products.
open class SKProductsRequest: SKRequest {
  package let productIdentifiers: Set<String>

  public init(productIdentifiers: Set<String>) {
    self.productIdentifiers = productIdentifiers
    super.init()
  }
}
