/// Is told of products; here by tests.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(
    _ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
