/// - Important: Inert. No page is loaded.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isTextInteractionEnabled = true
  open var isElementFullscreenEnabled = false

  public override init() { super.init() }
}
