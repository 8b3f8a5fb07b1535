import Foundation

/// What `init(coder:)` gets of an object in a storyboard or nib.
///
/// It has no values of its own: `super.init(coder:)` reads the element.
final class NibCoder: NSCoder {
  let session: NibSession
  let element: NibElement

  init(_ session: NibSession, _ element: NibElement) {
    self.session = session
    self.element = element
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }

  /// For what a class must know before it can call `super.init(coder:)`.
  static func word<V>(_ attribute: String, of coder: NSCoder, in words: [String: V]) -> V? {
    ((coder as? NibCoder)?.element[attribute]).flatMap { words[$0] }
  }

  /// A bar that a container makes before it calls `super.init(coder:)`.
  @MainActor
  static func view<View: UIView>(forKey key: String, of coder: NSCoder) -> View? {
    guard let coder = coder as? NibCoder, let element = coder.element.child(forKey: key) else {
      return nil
    }
    return coder.session.view(element) as? View
  }
}
