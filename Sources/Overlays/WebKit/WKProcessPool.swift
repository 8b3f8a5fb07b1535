/// What views share.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  public override init() { super.init() }
}
