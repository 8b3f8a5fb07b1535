import StoreKit
import Testing

struct SKProductsRequestTests {
  private final class Shop: NSObject, SKProductsRequestDelegate {
    var failure: (any Error)?
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {}
    func request(_ request: SKRequest, didFailWithError error: any Error) { failure = error }
  }

  @Test func thereIsNoStore() {
    let shop = Shop()
    let request = SKProductsRequest(productIdentifiers: ["pro"])
    request.delegate = shop
    request.start()

    #expect((shop.failure as? SKError)?.code == .cloudServiceNetworkConnectionFailed)
    #expect(!SKPaymentQueue.canMakePayments())
  }
}
