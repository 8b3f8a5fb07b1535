/// Asks the store for a receipt.
open class SKReceiptRefreshRequest: SKRequest {
  public init(receiptProperties properties: [String: Any]?) { super.init() }
}
