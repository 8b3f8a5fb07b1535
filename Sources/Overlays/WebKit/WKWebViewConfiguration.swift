/// How web views are made; a view keeps a copy.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @MainActor NSCopying {
  open var processPool = WKProcessPool()
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var applicationNameForUserAgent: String?
  open var allowsInlineMediaPlayback = false
  open var allowsAirPlayForMediaPlayback = true
  open var allowsPictureInPictureMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var suppressesIncrementalRendering = false
  open var ignoresViewportScaleLimits = false
  open var limitsNavigationsToAppBoundDomains = false
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var selectionGranularity = WKSelectionGranularity.dynamic
  private var schemeHandlers: [String: any WKURLSchemeHandler] = [:]

  public override init() { super.init() }

  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) { schemeHandlers[urlScheme] = urlSchemeHandler }

  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    schemeHandlers[urlScheme]
  }

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
