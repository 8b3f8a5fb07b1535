public import Foundation

/// A stretch of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override init() { super.init() }

  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { start }
  open var isEmpty: Bool { true }
}
