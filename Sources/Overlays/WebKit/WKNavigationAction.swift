/// What a page wants to load; a test makes a subclass.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// A request for the root directory, unless a test overrides it.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// `other`, unless a test overrides it.
  open var navigationType: WKNavigationType { .other }
  /// A new frame, unless a test overrides it.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// Nil, unless a test overrides it.
  open var targetFrame: WKFrameInfo? { nil }
  /// False, unless a test overrides it.
  open var shouldPerformDownload: Bool { false }

  public override init() { super.init() }
}
