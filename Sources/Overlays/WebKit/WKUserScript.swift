/// A script for each page.
@preconcurrency @MainActor
open class WKUserScript: NSObject, @MainActor NSCopying {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
