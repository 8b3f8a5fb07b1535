/// - Important: Inert. No page is loaded.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The least size of text in points; it is stored, because no page is drawn.
  open var minimumFontSize: CGFloat = 0
  /// - Important: Inert.
  open var javaScriptEnabled = true
  /// - Important: Inert.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// - Important: Inert.
  open var isFraudulentWebsiteWarningEnabled = true
  /// - Important: Inert.
  open var isTextInteractionEnabled = true
  /// - Important: Inert.
  open var isElementFullscreenEnabled = false

  public override init() { super.init() }
}
