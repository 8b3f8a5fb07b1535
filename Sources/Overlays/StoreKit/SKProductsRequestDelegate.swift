public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(
    _ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
