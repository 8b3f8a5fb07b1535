/// Asks the store for a receipt.
open class SKReceiptRefreshRequest: SKRequest {
  /// Creates a request, which fails when it is started; the properties are ignored.
  public init(receiptProperties properties: [String: Any]?) { super.init() }
}
