import Foundation

/// A coder for an interface file: `init(coder:)` of UIKit's classes makes it read the object.
@MainActor
protocol InterfaceCoder: NSCoder {
  func attribute(_ name: String) -> String?
  /// Whether a controller of the file is connected to another one with a relationship of this name.
  func hasRelationship(_ name: String) -> Bool
  /// The view that is the value of a property.
  func view(forKey key: String) -> UIView?
  func read(into view: UIView)
  func read(into controller: UIViewController)
}

/// Values that a class needs before it can call `super.init(coder:)`.
@MainActor
extension NSCoder {
  func interfaceAttribute(_ name: String) -> String? {
    (self as? any InterfaceCoder)?.attribute(name)
  }

  func interfaceWord<Value>(_ attribute: String, in words: [String: Value]) -> Value? {
    interfaceAttribute(attribute).flatMap { words[$0] }
  }

  /// A bar that a container needs before the call.
  func interfaceView<View: UIView>(forKey key: String) -> View? {
    (self as? any InterfaceCoder)?.view(forKey: key) as? View
  }
}
