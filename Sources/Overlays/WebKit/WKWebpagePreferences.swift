/// - Important: Inert. No page is loaded.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable {
    case recommended, mobile, desktop
  }

  open var preferredContentMode = ContentMode.recommended
  open var allowsContentJavaScript = true

  public override init() { super.init() }
}
