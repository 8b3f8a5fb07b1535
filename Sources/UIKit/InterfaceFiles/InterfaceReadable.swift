/// Sets a property if the interface file contains a value for it.
@MainActor
protocol InterfaceReadable: AnyObject {}

extension InterfaceReadable {
  /// Assigns by a closure instead of a key path, because a key path reads before it writes, and a subclass's getter may
  /// need objects that aren't connected yet.
  func set<Value>(_ value: Value?, _ assign: (Self, Value) -> Void) {
    if let value { assign(self, value) }
  }
}

extension UIResponder: InterfaceReadable {}
extension UIBarItem: InterfaceReadable {}
extension UINavigationItem: InterfaceReadable {}
extension UIGestureRecognizer: InterfaceReadable {}
