/// How a page wants its window.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  public override init() { super.init() }
}
