/// How web views are made; a view keeps a copy.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @MainActor NSCopying {
  /// The pool that views share.
  ///
  /// - Important: Inert.
  open var processPool = WKProcessPool()
  /// The preferences, which the view's copy shares.
  open var preferences = WKPreferences()
  /// The scripts and message handlers, which the view's copy shares.
  open var userContentController = WKUserContentController()
  /// The store of cookies; by default the persistent one.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The preferences of pages, which the view's copy shares.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The end of the user agent.
  ///
  /// - Important: Inert. Nothing is requested.
  open var applicationNameForUserAgent: String?
  /// Whether films play inside the page.
  ///
  /// - Important: Inert. No page is loaded.
  open var allowsInlineMediaPlayback = false
  /// Whether films play on other devices.
  ///
  /// - Important: Inert. No page is loaded.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether films play in a small window.
  ///
  /// - Important: Inert. No page is loaded.
  open var allowsPictureInPictureMediaPlayback = true
  /// The media that do not start by themselves.
  ///
  /// - Important: Inert. No page is loaded.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether a page is shown only when it is complete.
  ///
  /// - Important: Inert. No page is loaded.
  open var suppressesIncrementalRendering = false
  /// Whether every page can be zoomed.
  ///
  /// - Important: Inert. No page is loaded.
  open var ignoresViewportScaleLimits = false
  /// Whether only listed domains are loaded.
  ///
  /// - Important: Inert. No page is loaded.
  open var limitsNavigationsToAppBoundDomains = false
  /// The texts that become links.
  ///
  /// - Important: Inert. No page is loaded.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// How exactly a user selects text.
  ///
  /// - Important: Inert. No page is loaded.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

  public override init() { super.init() }

  /// Stores a handler for a scheme, which is never called; nil removes it.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) { schemeHandlers[urlScheme] = urlSchemeHandler }

  /// The handler that was stored for a scheme; nil if there is none.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme]
  }

  /// A configuration with the same parts, which are not copied.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  func duplicate() -> WKWebViewConfiguration {
    let copy = WKWebViewConfiguration()
    copy.processPool = processPool
    copy.preferences = preferences
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.dataDetectorTypes = dataDetectorTypes
    copy.selectionGranularity = selectionGranularity
    copy.schemeHandlers = schemeHandlers
    return copy
  }
}
