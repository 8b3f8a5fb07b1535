/// Empty: nothing is loaded.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
}
