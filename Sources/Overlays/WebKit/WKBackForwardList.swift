/// Empty: nothing is loaded.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  /// Always nil.
  open var currentItem: WKBackForwardListItem? { nil }
  /// Always nil.
  open var backItem: WKBackForwardListItem? { nil }
  /// Always nil.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// Always empty.
  open var backList: [WKBackForwardListItem] { [] }
  /// Always empty.
  open var forwardList: [WKBackForwardListItem] { [] }
}
