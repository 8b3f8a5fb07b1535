/// What a script sends; a test makes a subclass.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  /// A null object, unless a test overrides it.
  open var body: Any { NSNull() }
  /// Empty, unless a test overrides it.
  open var name: String { "" }
  /// Nil, unless a test overrides it.
  open weak var webView: WKWebView? { nil }
  /// A new frame, unless a test overrides it.
  open var frameInfo: WKFrameInfo { WKFrameInfo() }

  public override init() { super.init() }
}
