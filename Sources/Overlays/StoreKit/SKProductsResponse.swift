/// Never delivered: there is no store.
open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }

  public override init() { super.init() }
}
