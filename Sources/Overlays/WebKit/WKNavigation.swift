/// One loading of a page, which tells delegates what they are called for.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  public override init() { super.init() }
}
