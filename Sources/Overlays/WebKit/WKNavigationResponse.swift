/// What a server answered; a test makes a subclass.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// An empty answer, unless a test overrides it.
  open var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1,
      textEncodingName: nil)
  }
  /// True, unless a test overrides it.
  open var isForMainFrame: Bool { true }
  /// True, unless a test overrides it.
  open var canShowMIMEType: Bool { true }

  public override init() { super.init() }
}
