/// What a server answered; a test makes a subclass.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  open var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1,
      textEncodingName: nil)
  }
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }

  public override init() { super.init() }
}
