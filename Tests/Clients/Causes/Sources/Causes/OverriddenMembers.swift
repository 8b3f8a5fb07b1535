import UIKit

class Awakened: NSObject {
  override func awakeFromNib() { super.awakeFromNib() }
}

/// Overrides what UIKit declares in extensions, and what `NSObject` has.
class Relay: UIView {
  let target = UILabel()
  override var forFirstBaselineLayout: UIView { target }
  override var minimumContentSizeCategory: UIContentSizeCategory? {
    get { super.minimumContentSizeCategory }
    set { super.minimumContentSizeCategory = newValue }
  }
  override func forwardingTarget(for selector: Selector!) -> Any? { target }
  override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || target.responds(to: selector)
  }
}

class Upper: Formatter {
  override func string(for object: Any?) -> String? { (object as? String)?.uppercased() }
  override func getObjectValue(
    _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    object?.pointee = string as AnyObject
    return true
  }
}
