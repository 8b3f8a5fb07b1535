/// What is to be bought.
open class SKPayment: NSObject, @unchecked Sendable {
  package let product: SKProduct
  open var quantity: Int { 1 }
  open var applicationUsername: String? { nil }
  open var productIdentifier: String { product.productIdentifier }

  public init(product: SKProduct) {
    self.product = product
    super.init()
  }
}
