public import Foundation

/// A stretch of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override init() { super.init() }

  /// A new position, unless a subclass overrides it.
  open var start: UITextPosition { UITextPosition() }
  /// The same as `start`, unless a subclass overrides it.
  open var end: UITextPosition { start }
  /// True, unless a subclass overrides it.
  open var isEmpty: Bool { true }
}
