/// What is to be bought.
open class SKPayment: NSObject, @unchecked Sendable {
  package let product: SKProduct
  /// Always 1, unless a subclass overrides it.
  open var quantity: Int { 1 }
  /// Always nil, unless a subclass overrides it.
  open var applicationUsername: String? { nil }
  /// The identifier of the product.
  open var productIdentifier: String { product.productIdentifier }

  /// Creates a payment for one piece of a product.
  public init(product: SKProduct) {
    self.product = product
    super.init()
  }
}
