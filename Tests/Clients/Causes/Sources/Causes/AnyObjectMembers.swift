import UIKit

@objc protocol DialDelegate {
  @objc optional func dialOpened(_ dial: AnyObject)
}

/// Calls members on `AnyObject`, which Objective-C finds when they are called.
class Dial: NSObject {
  weak var delegate: AnyObject?
  weak var typedDelegate: DialDelegate?

  func open(_ views: [AnyObject]) {
    delegate?.dialOpened?(self)
    typedDelegate?.dialOpened?(self)
    views.forEach { $0.layoutIfNeeded() }
  }

  func isView(_ object: AnyObject) -> Bool {
    object.isKind(of: UIView.self) && object.responds(to: #selector(UIView.layoutIfNeeded))
  }

  func frame(of views: [AnyObject]) -> CGRect? { views.first?.frame }
  func name(of object: AnyObject) -> String { type(of: object).description() }
}
