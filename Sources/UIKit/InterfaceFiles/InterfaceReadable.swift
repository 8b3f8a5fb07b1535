/// Sets a property where an interface file says something about it.
@MainActor
protocol InterfaceReadable: AnyObject {}

extension InterfaceReadable {
  func set<V>(_ path: ReferenceWritableKeyPath<Self, V>, _ value: V?) {
    if let value { self[keyPath: path] = value }
  }

  func set<V>(_ path: ReferenceWritableKeyPath<Self, V?>, _ value: V?) {
    if let value { self[keyPath: path] = value }
  }
}

extension UIResponder: InterfaceReadable {}
extension UIBarItem: InterfaceReadable {}
extension UINavigationItem: InterfaceReadable {}
extension UIGestureRecognizer: InterfaceReadable {}
