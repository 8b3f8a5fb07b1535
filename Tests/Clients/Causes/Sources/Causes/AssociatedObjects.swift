import Foundation

private var key: UInt8 = 0

/// With Foundation imported only, which brings the Objective-C runtime along on iOS.
extension NSObject {
  var note: Any? {
    get { objc_getAssociatedObject(self, &key) }
    set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

func synchronized(_ object: Any, _ body: () -> Void) {
  objc_sync_enter(object)
  body()
  objc_sync_exit(object)
}
