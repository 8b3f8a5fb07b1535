/// Sets a property where an interface file says something about it.
@MainActor
protocol NibDecodable: AnyObject {}

extension NibDecodable {
  func set<V>(_ path: ReferenceWritableKeyPath<Self, V>, _ value: V?) {
    if let value { self[keyPath: path] = value }
  }

  func set<V>(_ path: ReferenceWritableKeyPath<Self, V?>, _ value: V?) {
    if let value { self[keyPath: path] = value }
  }
}

extension UIResponder: NibDecodable {}
extension UIBarItem: NibDecodable {}
extension UINavigationItem: NibDecodable {}
extension UIGestureRecognizer: NibDecodable {}
extension UICollectionViewLayout: NibDecodable {}
