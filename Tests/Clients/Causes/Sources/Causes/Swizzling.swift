import UIKit

class Counted: UIView {
  var count = 0

  static let exchange: Void = {
    guard let old = class_getInstanceMethod(Counted.self, #selector(Counted.touch)),
      let new = class_getInstanceMethod(Counted.self, #selector(Counted.countedTouch))
    else { return }
    method_exchangeImplementations(old, new)
  }()

  func touchByName() { perform(#selector(touch)) }

  @objc dynamic func touch() { count += 1 }
  @objc dynamic func countedTouch() { count += 10 }
}

func className(of object: AnyObject) -> AnyClass? { object_getClass(object) }
