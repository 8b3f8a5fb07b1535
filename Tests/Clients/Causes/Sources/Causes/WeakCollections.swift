import UIKit

class Listeners {
  private let views = NSHashTable<UIView>.weakObjects()
  private let names = NSMapTable<NSString, UIView>.strongToWeakObjects()

  func add(_ view: UIView, _ name: String) {
    views.add(view)
    names.setObject(view, forKey: name as NSString)
  }

  var count: Int { views.allObjects.count }
  subscript(name: String) -> UIView? { names.object(forKey: name as NSString) }
}
