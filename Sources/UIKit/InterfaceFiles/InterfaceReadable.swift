/// Sets a property if an interface file says something about it.
@MainActor
protocol InterfaceReadable: AnyObject {}

extension InterfaceReadable {
  /// Not by a key path, because that reads what is there before it writes: a subclass's getter may need what the
  /// file has not connected yet.
  func set<Value>(_ value: Value?, _ assign: (Self, Value) -> Void) {
    if let value { assign(self, value) }
  }
}

extension UIResponder: InterfaceReadable {}
extension UIBarItem: InterfaceReadable {}
extension UINavigationItem: InterfaceReadable {}
extension UIGestureRecognizer: InterfaceReadable {}
