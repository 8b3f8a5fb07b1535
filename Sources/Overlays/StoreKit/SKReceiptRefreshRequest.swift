open class SKReceiptRefreshRequest: SKRequest {
  public init(receiptProperties properties: [String: Any]?) { super.init() }
}
