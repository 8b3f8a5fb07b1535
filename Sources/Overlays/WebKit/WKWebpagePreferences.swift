/// - Important: Inert. No page is loaded.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Whether a page is that for phones.
  public enum ContentMode: Int, Sendable {
    case recommended, mobile, desktop
  }

  /// - Important: Inert.
  open var preferredContentMode = ContentMode.recommended
  /// - Important: Inert.
  open var allowsContentJavaScript = true

  public override init() { super.init() }
}
