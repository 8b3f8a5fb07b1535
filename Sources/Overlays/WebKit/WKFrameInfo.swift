/// A part of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Always true, unless a test overrides it.
  open var isMainFrame: Bool { true }
  /// A request for the root directory, unless a test overrides it.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// Nil, unless a test overrides it.
  open weak var webView: WKWebView? { nil }

  public override init() { super.init() }
}
