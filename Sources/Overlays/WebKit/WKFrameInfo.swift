/// A part of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open weak var webView: WKWebView? { nil }

  public override init() { super.init() }
}
