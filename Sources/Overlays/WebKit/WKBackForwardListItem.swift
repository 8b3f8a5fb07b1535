/// A page that was shown; none is here.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// The address of the page.
  public let url: URL
  /// Always nil.
  open var title: String? { nil }
  /// The same as `url`, because nothing redirects here.
  open var initialURL: URL { url }

  init(url: URL) {
    self.url = url
    super.init()
  }
}
