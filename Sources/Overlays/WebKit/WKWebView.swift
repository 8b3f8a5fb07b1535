/// A view that remembers which page it was asked to show.
///
/// Headless: no page is loaded, and the view draws its background only. A test reads `url` and what `configuration`
/// was given, and calls the delegates itself.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// The view's own copy, whose parts are those of the original, as on iOS.
  public let configuration: WKWebViewConfiguration
  /// - Important: Inert.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// - Important: Inert.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Fills the view; it has no content.
  public let scrollView = UIScrollView()
  /// The list of visited pages, which is always empty.
  public let backForwardList = WKBackForwardList()
  /// What was asked for last: the URL of a request or file, or the base URL of a text.
  open private(set) var url: URL?
  /// - Important: Inert.
  open var customUserAgent: String?
  /// - Important: Inert.
  open var allowsBackForwardNavigationGestures = false
  /// - Important: Inert.
  open var allowsLinkPreview = true
  /// - Important: Inert.
  open var isInspectable = false
  /// - Important: Inert.
  open var pageZoom: CGFloat = 1
  /// - Important: Inert.
  open var underPageBackgroundColor: UIColor! = .systemBackground
  package private(set) var text: String?

  /// Creates an empty view with a copy of the configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration.duplicate()
    super.init(frame: frame)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  /// Nil: nothing is loaded.
  open var title: String? { nil }
  /// Always false.
  open var isLoading: Bool { false }
  /// From 0 to 1; always 0.
  open var estimatedProgress: Double { 0 }
  /// Always false.
  open var hasOnlySecureContent: Bool { false }
  /// Always false: nothing was loaded.
  open var canGoBack: Bool { false }
  /// Always false: nothing was loaded.
  open var canGoForward: Bool { false }

  /// Stores the address of the request in `url`; nothing is loaded, and the delegate is not told.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { show(request.url) }

  /// Stores the base address in `url`, or else about:blank; the text is not shown.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(baseURL ?? URL(string: "about:blank"), text: string)
  }

  /// Stores the address of the file in `url`; the file is not read.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    show(URL)
  }

  /// Stores the base address in `url`; the data is not shown.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    show(baseURL, text: String(data: data, encoding: .utf8))
  }

  private func show(_ url: URL?, text: String? = nil) -> WKNavigation {
    self.url = url
    self.text = text
    return WKNavigation()
  }

  /// - Important: Inert.
  @discardableResult
  open func reload() -> WKNavigation? { url.map { _ in WKNavigation() } }
  /// - Important: Inert.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { reload() }
  /// - Important: Inert.
  open func stopLoading() {}
  /// Nil: there is no page to go back to.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Nil: there is no page to go forward to.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Nil: there is no page to go to.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

  /// Completes with `WKError.javaScriptExceptionOccurred`, before it returns: no script runs.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, WKError(.javaScriptExceptionOccurred)) }

  /// Throws `WKError.javaScriptExceptionOccurred`: no script runs.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }

  /// Completes with `WKError.unknown`, before it returns: there is no page to take a picture of.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) { completionHandler(nil, WKError(.unknown)) }

  /// Whether WebKit on iOS loads addresses with the scheme itself, such as https or data.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased())
  }
}
