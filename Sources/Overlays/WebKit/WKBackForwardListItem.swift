/// A page that was shown; none is here.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  public let url: URL
  open var title: String? { nil }
  open var initialURL: URL { url }

  init(url: URL) {
    self.url = url
    super.init()
  }
}
