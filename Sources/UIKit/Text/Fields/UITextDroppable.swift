/// A text that accepts drops of content.
///
/// Headless: nothing is dropped.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput {
  var textDropInteraction: UIDropInteraction? { get }
  var isTextDropActive: Bool { get }
}

extension UITextDroppable {
  /// Nil: texts make none.
  public var textDropInteraction: UIDropInteraction? { nil }
  public var isTextDropActive: Bool { false }
}

extension UITextField: UITextDroppable {}
extension UITextView: UITextDroppable {}
