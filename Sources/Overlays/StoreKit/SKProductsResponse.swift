/// Never delivered: there is no store.
open class SKProductsResponse: NSObject {
  /// Empty, unless a test overrides it.
  open var products: [SKProduct] { [] }
  /// Empty, unless a test overrides it.
  open var invalidProductIdentifiers: [String] { [] }

  public override init() { super.init() }
}
