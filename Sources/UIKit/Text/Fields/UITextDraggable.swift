/// A text whose selection can be dragged.
///
/// Headless: nothing is dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  var textDragInteraction: UIDragInteraction? { get }
  var isTextDragActive: Bool { get }
}

extension UITextDraggable {
  /// Nil: texts make none.
  public var textDragInteraction: UIDragInteraction? { nil }
  public var isTextDragActive: Bool { false }
}

extension UITextField: UITextDraggable {}
extension UITextView: UITextDraggable {}
