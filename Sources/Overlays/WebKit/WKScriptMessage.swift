/// What a script sends; a test makes a subclass.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  open var body: Any { NSNull() }
  open var name: String { "" }
  open weak var webView: WKWebView? { nil }
  open var frameInfo: WKFrameInfo { WKFrameInfo() }

  public override init() { super.init() }
}
