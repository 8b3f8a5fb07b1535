/// A script for each page.
@preconcurrency @MainActor
open class WKUserScript: NSObject, @MainActor NSCopying {
  /// The text of the script.
  public let source: String
  /// When the script would run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether the script would run only in the main frame.
  public let isForMainFrameOnly: Bool

  /// Creates a script; its text is not checked.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }

  /// The script itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
