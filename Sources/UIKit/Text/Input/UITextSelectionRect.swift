public import Foundation

/// One line's part of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  public override init() { super.init() }

  /// Zero, unless a subclass overrides it.
  open var rect: CGRect { .zero }
  /// Natural, unless a subclass overrides it.
  open var writingDirection: NSWritingDirection { .natural }
  /// False, unless a subclass overrides it.
  open var containsStart: Bool { false }
  /// False, unless a subclass overrides it.
  open var containsEnd: Bool { false }
  /// False, unless a subclass overrides it.
  open var isVertical: Bool { false }
}
