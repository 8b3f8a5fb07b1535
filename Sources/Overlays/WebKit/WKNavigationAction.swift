/// What a page wants to load; a test makes a subclass.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var navigationType: WKNavigationType { .other }
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  open var targetFrame: WKFrameInfo? { nil }
  open var shouldPerformDownload: Bool { false }

  public override init() { super.init() }
}
